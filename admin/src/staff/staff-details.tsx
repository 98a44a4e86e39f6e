import type { Staff } from '@frontdoor/contract';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { timeText } from '../values/times/dates.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { translate } from '../messages/translate.ts';
import { ChangeStaff } from './change-staff.tsx';
import { InviteAgain } from './invite-again.tsx';
import { RemovePasskeys } from './remove-passkeys.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { UnlinkIdentity } from './unlink-identity.tsx';
import { StaffSessions } from './staff-sessions.tsx';

type Props = { person: Staff; alone: boolean };

export const StaffDetails = ({ person, alone }: Props) => (
  <article className="details">
    <DetailsHeading text={person.name} alone={alone} />
    <p className="mono soft under">{person.state}</p>
    <dl>
      <Fact label={translate('fields.email')}>
        <EmailLink email={person.email} />
      </Fact>
      <Fact label={translate('fields.since')}>{timeText(person.createdAt)}</Fact>
      <Fact label={translate('staff.lastSeen')}>
        {person.lastSeenAt ? timeText(person.lastSeenAt) : translate('staff.neverSeen')}
      </Fact>
      <Fact label={translate('staff.codes')}>
        {person.secondFactor ? translate('staff.codesAskedFor') : translate('staff.noCodes')}
      </Fact>
      <Fact label={translate('staff.passkeys')}>
        {person.passkeys > 0 ? person.passkeys : translate('staff.noPasskeys')}
      </Fact>
      <Fact label={translate('staff.logsInWith')}>
        {person.methods.map((method) => translate(`staff.methods.${method}`)).join(', ') ||
          translate('staff.nothingYet')}
      </Fact>
    </dl>
    <ChangeStaff person={person} />
    {person.state === 'invited' && <InviteAgain person={person} />}
    <StaffSessions person={person} />
    {person.identity !== null && <UnlinkIdentity person={person} account={person.identity} />}
    {person.secondFactor && <ResetSecondFactor person={person} />}
    {person.passkeys > 0 && <RemovePasskeys person={person} />}
  </article>
);
