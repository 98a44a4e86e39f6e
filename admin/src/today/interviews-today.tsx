import type { Interview } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { answerText } from '../interviews/answers/answer-text.ts';
import { InterviewPlace } from '../interviews/interview-place.tsx';
import { translate } from '../messages/translate.ts';
import { useRole } from '../session/role.ts';
import { clockOnlyText } from '../values/times/dates.ts';
import { momentOf } from '../values/times/days.ts';
import { zoneText } from '../values/times/zone.ts';

const Line = ({ interview }: { interview: Interview }) => {
  const { id, applicationId, applicantName: name, apply, startsAt, minutes, people, place, answer } = interview;
  const isHr = useRole() === 'hr';
  return (
    <li>
      <b className="number">{clockOnlyText(startsAt)}</b>
      <span>
        <b>{name}</b> · {apply}
        <span className="mono soft detail">
          {translate('interviews.minutes', { count: minutes })},{' '}
          {translate('interviews.with', { people: people.map((one) => one.name).join(', ') })} · {answerText(answer)}
        </span>
        <span className="mono soft detail">
          <InterviewPlace place={place} />
        </span>
      </span>
      <Link
        className="button"
        to={isHr ? `/applications/${applicationId}/show` : `/interviews/${id}/show`}
        aria-label={translate(isHr ? 'interviews.openOf' : 'interviews.openWith', { name })}
      >
        {translate('interviews.open')}
      </Link>
    </li>
  );
};

/** The interviews of a day of the company, in the order of time, a general administrator's own; nothing where there are none. @param day as `2026-11-26` */
export const InterviewsToday = ({ day }: { day: string }) => {
  const [from = '', until = ''] = [momentOf(day), momentOf(day, 1)];
  const { data: interviews = [] } = useRead(reads.interviewsOn(from, until), from !== '');
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby="interviews-today" className="interviews-today">
      <div className="row">
        <h2 id="interviews-today">{translate('interviews.today')}</h2>
        <span className="mono soft">{zoneText()}</span>
      </div>
      <ul className="to-do" aria-labelledby="interviews-today">
        {interviews.map((interview) => (
          <Line key={interview.id} interview={interview} />
        ))}
      </ul>
    </section>
  );
};
