import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { Arrival } from '../../keys/arrival.tsx';
import { capital } from '../../values/options.ts';
import { useGrid } from '../grid-context.ts';
import { LoadFailure } from '../load-failure.tsx';
import { PaneBar } from './pane-bar.tsx';
import { useOpenRecord } from './use-open-record.ts';
import { retry } from '../../data/retry.ts';
import { translate } from '../../messages/translate.ts';

const Failure = () => {
  const { one } = useGrid();
  const { error, refetch } = useShowContext();
  if ((error as { status?: number } | null)?.status === 404) {
    return <p className="note">{translate('grid.oneGone', { one })}</p>;
  }
  return <LoadFailure text={translate('grid.oneNotLoaded', { one })} retry={() => void refetch()} />;
};

/** How often a record that will change by itself is fetched, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

type Props = { id: string | undefined; alone: boolean };

/** One record, or the form for a new one: beside the list, or `alone` in its place. */
export const GridPane = ({ id, alone }: Props) => {
  const { one, changesSoon, renderDetails, renderCreate } = useGrid();
  const { placeOf } = useOpenRecord();
  const place = placeOf(id);
  const lookAgain = (record: RaRecord | undefined) => (record && changesSoon?.(record) ? LOOK_AGAIN_MS : false);
  return (
    <section className={alone ? 'pane alone' : 'pane'} aria-label={id ? capital(one) : translate('grid.new', { one })}>
      {(id || alone) && <PaneBar alone={alone} />}
      {id ? (
        <ShowBase
          id={id}
          queryOptions={{ retry, onError: () => undefined, refetchInterval: ({ state }) => lookAgain(state.data) }}
          loading={
            <>
              <p className="note">{translate('values.loading')}</p>
              <Arrival key={place} place={place} arrived={false} />
            </>
          }
          error={
            <>
              <Failure />
              <Arrival key={place} place={place} arrived />
            </>
          }
          render={({ record }) =>
            record ? (
              <>
                {renderDetails(record as RaRecord, alone)}
                <Arrival key={place} place={place} arrived />
              </>
            ) : null
          }
        />
      ) : (
        renderCreate?.(alone)
      )}
    </section>
  );
};
