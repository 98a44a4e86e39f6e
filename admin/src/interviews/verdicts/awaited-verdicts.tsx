import type { Interview } from '@frontdoor/contract';
import { useGetIdentity } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import { WaitingInterview, WaitingInterviews } from '../answers/waiting-interviews.tsx';
import { clockText } from '../interview-text.ts';

const Line = ({ interview, me }: { interview: Interview; me: string }) => {
  const { applicantName: name, apply, startsAt, zone, awaited } = interview;
  const others = awaited.filter(({ id }) => id !== me).map((one) => one.name);
  const isOwn = others.length < awaited.length;
  const people = [...(isOwn ? [translate('interviews.awaitedYours')] : []), ...others];
  return (
    <WaitingInterview interview={interview} heading={name} isLate={isOwn}>
      <span className="mono soft detail">
        {apply} · {clockText(startsAt, zone)}
      </span>
      <span className="detail">{translate('interviews.awaitedOf', { people: people.join(', ') })}</span>
    </WaitingInterview>
  );
};

/** As many as one looks through. */
const MOST_OF_OTHERS = 10;

/** The interviews whose verdicts are missing, however long: the reader's own, and on HR's page the first of all others. */
export const AwaitedVerdicts = () => {
  const { data: identity } = useGetIdentity();
  const isHr = useRole() === 'hr';
  const me = String(identity?.id ?? '');
  const { data: own = [] } = useRead(reads.awaitedVerdicts(me), me !== '');
  const { data: all = [] } = useRead(reads.awaitedVerdicts(), isHr);
  const others = all.filter(({ id }) => own.every((one) => one.id !== id));
  return (
    <WaitingInterviews
      id="awaited-verdicts"
      title={translate('interviews.awaitedToday')}
      hint={translate('interviews.awaitedTodayHint')}
    >
      {[...own, ...others.slice(0, MOST_OF_OTHERS)].map((interview) => (
        <Line key={interview.id} interview={interview} me={me} />
      ))}
    </WaitingInterviews>
  );
};
