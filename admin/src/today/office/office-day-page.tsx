import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Arrival } from '../../keys/arrival.tsx';
import { Page } from '../../layout/page.tsx';
import { translate } from '../../messages/translate.ts';
import { Reading } from '../../values/reading.tsx';
import { longDayText } from '../../values/times/dates.ts';
import { AwaitedVerdicts } from '../../interviews/verdicts/awaited-verdicts.tsx';
import { InterviewsToday } from '../interviews-today.tsx';
import { ToDo } from '../to-do.tsx';
import { todayPath } from '../today-path.ts';
import '../today.css';
import './office.css';
import { SignIns } from './sign-ins.tsx';
import { SystemToday } from './system-today.tsx';

/** A general administrator's day: what waits, who has signed in, and how the system is. That one is read apart: it may take longer. */
export const OfficeDayPage = () => {
  const query = useRead(reads.officeDay());
  const heading = query.data ? longDayText(query.data.day) : translate('menu.today');
  return (
    <Page heading={heading} title={translate('menu.today')} className="today">
      <Arrival place={todayPath} arrived />
      <Reading query={query} what={translate('office.what')}>
        {({ day, mailbox, toDo, signIns }) => (
          <>
            <div>
              <AwaitedVerdicts />
              <InterviewsToday day={day} />
              <ToDo lines={toDo} />
            </div>
            <aside className="figures" aria-label={translate('today.figures')}>
              <SystemToday mailbox={mailbox} />
              <SignIns lines={signIns} />
            </aside>
          </>
        )}
      </Reading>
    </Page>
  );
};
