import { Arrival } from '../keys/arrival.tsx';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { longDayText } from '../values/times/dates.ts';
import { Reading } from '../values/reading.tsx';
import { Figures } from './figures.tsx';
import { UnsuitedInterviews } from '../interviews/answers/unsuited-interviews.tsx';
import { AwaitedVerdicts } from '../interviews/verdicts/awaited-verdicts.tsx';
import { InterviewsToday } from './interviews-today.tsx';
import { ReadWaiting } from './read-waiting.tsx';
import { SearchPeople } from './search-people.tsx';
import { ToDo } from './to-do.tsx';
import { todayPath } from './today-path.ts';
import './today.css';

/** The work that waits, and how things stand, from one answer of the API. */
export const TodayPage = () => {
  const query = useRead(reads.today());
  const heading = query.data ? longDayText(query.data.day) : translate('menu.today');
  return (
    <Page
      heading={heading}
      title={translate('menu.today')}
      className="today"
      actions={
        <>
          <SearchPeople />
          <ReadWaiting />
        </>
      }
    >
      <Arrival place={todayPath} arrived />
      <Reading query={query} what={translate('today.what')}>
        {(today) => (
          <>
            <div>
              <UnsuitedInterviews day={today.day} />
              <AwaitedVerdicts />
              <InterviewsToday day={today.day} />
              <ToDo lines={today.toDo} />
            </div>
            <Figures today={today} />
          </>
        )}
      </Reading>
    </Page>
  );
};
