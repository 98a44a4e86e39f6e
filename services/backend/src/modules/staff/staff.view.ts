import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { type StaffRole, staffRoles } from './staff.repository';

export const staffStates = ['invited', 'active', 'disabled'] as const;
export type StaffState = (typeof staffStates)[number];

/** A person who may sign in, or is to, as general administrators see them. */
export class StaffView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ enum: staffRoles }) role: StaffRole;
  @ApiProperty({ enum: staffStates, description: 'invited: has not chosen a password yet.' }) state: StaffState;
  @ApiProperty({ type: Boolean }) disabled: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether one-time codes are asked for.' }) secondFactor: boolean;
  @ApiProperty({ type: Number, description: 'Sessions that are good now.' }) sessions: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastSeenAt: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: Number, description: 'For If-Match, as in the ETag.' }) version: number;
}

export type ListedStaff = Omit<StaffView, '_id' | 'disabled' | 'lastSeenAt' | 'createdAt'> & {
  lastSeenAt: Date | null;
  createdAt: Date;
};

export const toStaffView = ({ id, lastSeenAt, createdAt, ...person }: ListedStaff): StaffView => ({
  _id: id,
  id,
  ...person,
  disabled: person.state === 'disabled',
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
