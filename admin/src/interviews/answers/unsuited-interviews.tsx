import type { Interview } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { momentOf } from '../../values/times/days.ts';
import { clockText } from '../interview-text.ts';
import { noteOf, standingText } from './answer-text.ts';
import './unsuited-interviews.css';

const Line = ({ interview }: { interview: Interview }) => {
  const { applicationId, applicantName: name, apply, startsAt, otherStart, zone, answer } = interview;
  const note = noteOf(interview);
  return (
    <li data-late={answer !== null || undefined}>
      <span>
        <b>{translate('interviews.answered', { name, answer: standingText(interview) })}</b>
        <span className="mono soft detail">
          {apply} · {clockText(startsAt, zone)}
          {otherStart && ` ${translate('interviews.orTime', { time: clockText(otherStart, zone) })}`}
        </span>
        {note && <span className="text detail">{note}</span>}
      </span>
      <Link
        className="button"
        to={`/applications/${applicationId}/show#interviews`}
        aria-label={translate('interviews.openOf', { name })}
      >
        {translate('interviews.open')}
      </Link>
    </li>
  );
};

type ListProps = { id: string; title: string; hint: string; interviews: readonly Interview[] };

const Waiting = ({ id, title, hint, interviews }: ListProps) => {
  const coming = interviews.filter((interview) => interview.coming);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby={id} className="unsuited-interviews">
      <h2 id={id}>{title}</h2>
      <p className="soft">{hint}</p>
      <ul className="to-do" aria-labelledby={id}>
        {coming.map((interview) => (
          <Line key={interview.id} interview={interview} />
        ))}
      </ul>
    </section>
  );
};

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
