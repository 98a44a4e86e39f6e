import type { Staff } from '@frontdoor/contract';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { timeText } from '../values/times/dates.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { ChangeStaff } from './change-staff.tsx';
import { InviteAgain } from './invite-again.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { StaffSessions } from './staff-sessions.tsx';

type Props = { person: Staff; alone: boolean };

export const StaffDetails = ({ person, alone }: Props) => (
  <article className="details">
    <DetailsHeading text={person.name} alone={alone} />
    <p className="mono soft under">{person.state}</p>
    <dl>
      <Fact label="E-mail">
        <EmailLink email={person.email} />
      </Fact>
      <Fact label="Since">{timeText(person.createdAt)}</Fact>
      <Fact label="Last seen">{person.lastSeenAt ? timeText(person.lastSeenAt) : 'never'}</Fact>
      <Fact label="Codes">{person.secondFactor ? 'One-time codes are asked for.' : 'No one-time codes.'}</Fact>
    </dl>
    <ChangeStaff person={person} />
    {person.state === 'invited' && <InviteAgain person={person} />}
    <StaffSessions person={person} />
    {person.secondFactor && <ResetSecondFactor person={person} />}
  </article>
);
