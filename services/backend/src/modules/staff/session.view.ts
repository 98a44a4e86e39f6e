import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { type StaffRole, staffRoles } from './staff.repository';

/** Who is signed in, and until when at the longest. */
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
