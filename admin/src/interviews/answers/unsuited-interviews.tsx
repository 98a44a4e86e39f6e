import type { Interview } from '@frontdoor/contract';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { momentOf } from '../../values/times/days.ts';
import { clockText } from '../interview-text.ts';
import { noteOf, standingText } from './answer-text.ts';
import { WaitingInterview, WaitingInterviews } from './waiting-interviews.tsx';

const Line = ({ interview }: { interview: Interview }) => {
  const { applicantName: name, apply, startsAt, otherStart, zone, answer } = interview;
  const note = noteOf(interview);
  return (
    <WaitingInterview
      interview={interview}
      heading={translate('interviews.answered', { name, answer: standingText(interview) })}
      isLate={answer !== null}
    >
      <span className="mono soft detail">
        {apply} · {clockText(startsAt, zone)}
        {otherStart && ` ${translate('interviews.orTime', { time: clockText(otherStart, zone) })}`}
      </span>
      {note && <span className="text detail">{note}</span>}
    </WaitingInterview>
  );
};

type ListProps = { id: string; title: string; hint: string; interviews: readonly Interview[] };

const Waiting = ({ interviews, ...section }: ListProps) => (
  <WaitingInterviews {...section}>
    {interviews
      .filter(({ coming }) => coming)
      .map((interview) => (
        <Line key={interview.id} interview={interview} />
      ))}
  </WaitingInterviews>
);

/**
 * The coming interviews that do not suit their applicants, which somebody has to move or cancel, and those of whose two times none is chosen
 * yet. @param day as `2026-11-26`
 */
export const UnsuitedInterviews = ({ day }: { day: string }) => {
  const from = momentOf(day) ?? '';
  const { data: unsuited = [] } = useRead(reads.unsuited(from), from !== '');
  const { data: proposed = [] } = useRead(reads.proposals(from), from !== '');
  return (
    <>
      <Waiting
        id="unsuited-interviews"
        title={translate('interviews.answersToday')}
        hint={translate('interviews.answersTodayHint')}
        interviews={unsuited}
      />
      <Waiting
        id="proposed-interviews"
        title={translate('interviews.proposals')}
        hint={translate('interviews.proposalsHint')}
        interviews={proposed}
      />
    </>
  );
};
