import type { Config } from '../../../platform/config/config.module';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { version } from '../../../platform/version';
import { SettingsView } from '../settings/settings.view';
import { type SignInMethod, signInMethods, type StaffRole, staffRoles } from '../staff.facts';
import { mustSetUpSecondFactor } from './session.guard';
import type { ListedSession } from './session.repository';

/** The signed-in person, and the time at which the session ends at the latest. */
export class SessionView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the person; their notes have it as `authorId`.' })
  staffId: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ enum: staffRoles }) role: StaffRole;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: Boolean, description: 'Whether the person has one-time codes.' }) secondFactor: boolean;
  @ApiProperty({
    enum: signInMethods,
    description: 'How the session was begun; `passkey` also once one has confirmed it.',
  })
  method: SignInMethod;
  @ApiProperty({ type: Boolean, description: 'Nothing but the set-up of one-time codes is open to this session.' })
  mustSetUpSecondFactor: boolean;
  @ApiProperty({
    type: String,
    example: 'Asia/Kolkata',
    description: 'The company’s, in which times are shown to people.',
  })
  timeZone: string;
  @ApiProperty({ type: Boolean, description: 'Whether a job post cannot be published without its pay.' })
  postsNeedPay: boolean;
  @ApiProperty({
    type: Boolean,
    description: 'Whether `EXAMPLE_COMPANY` lets a demo inbox and example addresses stand: mails may reach nobody.',
  })
  exampleCompany: boolean;
  @ApiProperty({ type: String, example: '1.0.0', description: 'The version of the API.' }) version: string;
  @ApiProperty({ type: SettingsView }) settings: SettingsView;
}

export type SessionFacts = RowOf<
  Omit<SessionView, 'mustSetUpSecondFactor' | 'timeZone' | 'postsNeedPay' | 'exampleCompany' | 'version' | 'settings'>,
  'expiresAt'
>;

export function toSessionView(session: SessionFacts, config: Config, settings: SettingsView): SessionView {
  const { staffId, name, email, role, expiresAt, secondFactor, method } = session;
  return {
    staffId,
    name,
    email,
    role,
    expiresAt: expiresAt.toISOString(),
    secondFactor,
    method,
    mustSetUpSecondFactor: mustSetUpSecondFactor(config, session),
    timeZone: config.COMPANY_TIME_ZONE,
    postsNeedPay: config.JOB_POSTS_NEED_PAY === 'yes',
    exampleCompany: config.EXAMPLE_COMPANY === 'yes',
    version,
    settings,
  };
}

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
