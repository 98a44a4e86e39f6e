import { Matches } from 'class-validator';
import { LONGEST_MAIL_ADDRESS } from '../../../platform/fields/email-field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import { type StaffRole, staffRoles } from '../staff.facts';
import { LONGEST_NAME } from '../staff.repository';
import { OptionalCodeField, PasswordField, RoleField, TypedField } from '../staff-fields.decorator';
import type { ListedSession } from './session.repository';

export class ConfirmSessionDto {
  @PasswordField()
  password: string;

  @OptionalCodeField('A one-time or a recovery code, of who has them.')
  code?: string;
}

export class SignInDto {
  @TypedField({ maxLength: LONGEST_NAME })
  name: string;

  @Matches(/^\P{Cc}*$/u, { message: 'Contains a character that no e-mail address has.' })
  @TypedField({ format: 'email', maxLength: LONGEST_MAIL_ADDRESS })
  email: string;

  @PasswordField()
  password: string;

  @RoleField('The admin area to enter: it must be the role of the person.')
  area: StaffRole;

  @OptionalCodeField('A one-time or a recovery code, once asked for.')
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
