import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** The pages that the admin area can open with, by the last part of their address. */
export const startPages = ['applications', 'today', 'held', 'deliveries', 'reports'] as const;
export type StartPage = (typeof startPages)[number];

/** How a person has the admin area. */
export class SettingsView {
  @ApiProperty({ enum: startPages, description: 'What opens first.' }) startPage: StartPage;
  @ApiProperty({ type: Boolean, description: 'Whether single keys do something.' }) shortcuts: boolean;
  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['apply', 'stage'],
    description: 'The columns of the list of applications that are shown; null for the usual ones.',
  })
  columns: string[] | null;
}

/** General administrators begin with their day, HR with the applications, as the specification has it. */
export const usualSettingsOf = (role: string): SettingsView => ({
  startPage: role === 'general' ? 'today' : 'applications',
  shortcuts: true,
  columns: null,
});
