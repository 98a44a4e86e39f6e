import type { Interview } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { momentOf } from '../../values/times/days.ts';
import { clockText } from '../interview-text.ts';
import { answerText, noteOf } from './answer-text.ts';
import './unsuited-interviews.css';

const Line = ({ interview }: { interview: Interview }) => {
  const { applicationId, applicantName: name, apply, startsAt, zone, answer } = interview;
  const note = noteOf(interview);
  return (
    <li data-late>
      <span>
        <b>{translate('interviews.answered', { name, answer: answerText(answer) })}</b>
        <span className="mono soft detail">
          {apply} · {clockText(startsAt, zone)}
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

/** The coming interviews that do not suit their applicants: somebody has to move or cancel them. @param day as `2026-11-26` */
export const UnsuitedInterviews = ({ day }: { day: string }) => {
  const from = momentOf(day) ?? '';
  const { data = [] } = useRead(reads.unsuited(from), from !== '');
  const coming = data.filter((interview) => interview.coming);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="unsuited-interviews" className="unsuited-interviews">
      <h2 id="unsuited-interviews">{translate('interviews.answersToday')}</h2>
      <p className="soft">{translate('interviews.answersTodayHint')}</p>
      <ul className="to-do" aria-labelledby="unsuited-interviews">
        {coming.map((interview) => (
          <Line key={interview.id} interview={interview} />
        ))}
      </ul>
    </section>
  );
};
