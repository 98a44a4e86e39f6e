import type { Retention } from '@frontdoor/contract';
import { useGetOne } from 'react-admin';
import { LoadFailure } from '../grid/load-failure.tsx';
import { retry } from '../data/retry.ts';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { EditRetention } from './edit-retention.tsx';
import { LastRound } from './last-round.tsx';
import { RetentionForecast } from './retention-forecast.tsx';

export const RetentionPage = () => {
  const { data, error, refetch } = useGetOne<Retention>('retention', { id: 'current' }, { retry });
  return (
    <Page heading={translate('retention.heading')}>
      <p>{translate('retention.intro')}</p>
      {data && <EditRetention retention={data} />}
      {!data && error && <LoadFailure text={translate('retention.notLoaded')} retry={() => void refetch()} />}
      {!data && !error && <p className="soft">{translate('values.loading')}</p>}
      {data && <RetentionForecast lastRound={data.lastRound} />}
      {data && <LastRound round={data.lastRound} />}
    </Page>
  );
};
