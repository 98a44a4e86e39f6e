import type { Retention } from '@frontdoor/contract';
import { useGetOne } from 'react-admin';
import { LoadFailure } from '../grid/load-failure.tsx';
import { retry } from '../data/retry.ts';
import { Page } from '../layout/page.tsx';
import { EditRetention } from './edit-retention.tsx';
import { LastRound } from './last-round.tsx';
import { RetentionForecast } from './retention-forecast.tsx';

export const RetentionPage = () => {
  const { data, error, refetch } = useGetOne<Retention>('retention', { id: 'current' }, { retry });
  return (
    <Page heading="Retention">
      <p>How long each kind of record is kept. What is older goes by itself, with its files.</p>
      {data && <EditRetention retention={data} />}
      {!data && error && <LoadFailure text="The retention could not be loaded." retry={() => void refetch()} />}
      {!data && !error && <p className="soft">Loading…</p>}
      <RetentionForecast />
      {data && <LastRound round={data.lastRound} />}
    </Page>
  );
};
