import { useGetOne } from 'react-admin';
import { retry } from '../data/retry.ts';
import { LoadFailure } from '../grid/load-failure.tsx';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { type Calendar, EditCalendar } from './edit-calendar.tsx';
import './calendar.css';

export const CalendarPage = () => {
  const { data, error, refetch } = useGetOne<Calendar>('calendar', { id: 'current' }, { retry });
  return (
    <Page heading={translate('calendar.heading')}>
      {data && <EditCalendar calendar={data} />}
      {!data && error && <LoadFailure text={translate('calendar.notLoaded')} retry={() => void refetch()} />}
      {!data && !error && <p className="soft">{translate('values.loading')}</p>}
    </Page>
  );
};
