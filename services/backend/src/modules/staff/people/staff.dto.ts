import { IsBoolean, IsEmail, IsIn, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { PlainText } from '../../../platform/fields/plain-text.decorator';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { type StaffRole, staffRoles } from '../staff.repository';

const required = 'This field is required.';

class PersonDto {
  @ApiProperty({ type: String, maxLength: 120, example: 'Asha Rao' })
  @PlainText({ max: 120, oneLine: true })
  name: string;

  @ApiProperty({ enum: staffRoles, description: 'general manages people; hr runs the hiring.' })
  @IsIn(staffRoles, { message: 'Must be general or hr.' })
  role: StaffRole;
}

export class InviteStaffDto extends PersonDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'asha@plumbline.example' })
  @MaxLength(254, { message: 'At most 254 characters.' })
  @IsEmail({}, { message: 'Must be an e-mail address.' })
  @IsString({ message: required })
  email: string;
}

export class ChangeStaffDto extends PersonDto {
  @ApiProperty({ type: Boolean, description: 'Who is disabled cannot sign in, and open sessions end.' })
  @IsBoolean({ message: 'Must be true or false.' })
  disabled: boolean;
}

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

export type ListedStaff = RowOf<Omit<StaffView, 'disabled'>, 'lastSeenAt' | 'createdAt'>;

export const toStaffView = (person: ListedStaff): StaffView => ({
  ...toView(person),
  disabled: person.state === 'disabled',
});
