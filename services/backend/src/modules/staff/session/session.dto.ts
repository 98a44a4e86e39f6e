import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import { SecretField } from '../password/password.dto';
import { type StaffRole, staffRoles } from '../staff.repository';
import type { ListedSession } from './session.repository';

const required = 'This field is required.';

export class ConfirmSessionDto {
  @SecretField()
  password: string;

  @ApiPropertyOptional({ type: String, maxLength: 40, description: 'A one-time or a recovery code, of who has them.' })
  @MaxLength(40, { message: 'At most 40 characters.' })
  @IsString({ message: 'Must be text.' })
  @IsOptional()
  code?: string;
}

export class SignInDto {
  @ApiProperty({ type: String, maxLength: 120 })
  @MaxLength(120, { message: 'At most 120 characters.' })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @Matches(/^\P{Cc}*$/u, { message: 'Contains a character that no e-mail address has.' })
  @MaxLength(254, { message: 'At most 254 characters.' })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  email: string;

  @SecretField()
  password: string;

  @ApiProperty({ enum: staffRoles, description: 'The admin area to enter: it must be the role of the person.' })
  @IsIn(staffRoles, { message: 'Must be general or hr.' })
  area: StaffRole;

  @ApiPropertyOptional({ type: String, maxLength: 40, description: 'A one-time or a recovery code, once asked for.' })
  @MaxLength(40, { message: 'At most 40 characters.' })
  @IsString({ message: 'Must be text.' })
  @IsOptional()
  code?: string;
}

/** The signed-in person, and the time at which the session ends at the latest. */
export class SessionView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the person; their notes have it as `authorId`.' })
  staffId: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ enum: staffRoles }) role: StaffRole;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: Boolean, description: 'Whether the person has one-time codes.' }) secondFactor: boolean;
  @ApiProperty({ type: Boolean, description: 'Nothing but the set-up of one-time codes is open to this session.' })
  mustSetUpSecondFactor: boolean;
  @ApiProperty({
    type: String,
    example: 'Asia/Kolkata',
    description: 'The company’s, in which times are shown to people.',
  })
  timeZone: string;
}

export interface SessionFacts {
  staffId: string;
  name: string;
  email: string;
  role: StaffRole;
  expiresAt: Date;
  secondFactor: boolean;
}

export const toSessionView = (session: SessionFacts, secondFactorDemanded: boolean, timeZone: string): SessionView => {
  const { staffId, name, email, role, expiresAt, secondFactor } = session;
  return {
    staffId,
    name,
    email,
    role,
    expiresAt: expiresAt.toISOString(),
    secondFactor,
    mustSetUpSecondFactor: secondFactorDemanded && !secondFactor,
    timeZone,
  };
};

/** A session that is good at this moment, so that its owner can tell whether it is theirs. */
export class ListedSessionView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeenAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, description: 'Where it was begun.' }) address: string;
  @ApiProperty({ type: String, description: 'What the browser calls itself.' }) userAgent: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is the one that asks.' }) current: boolean;
}

export const toListedSessionView = (session: ListedSession, currentId: string): ListedSessionView => ({
  ...toView(session),
  current: session.id === currentId,
});
