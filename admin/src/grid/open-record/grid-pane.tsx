import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useResourceContext } from 'react-admin';
import { Arrival } from '../../keys/arrival.tsx';
import { capital } from '../../values/options.ts';
import { type OpenRecord, useGrid } from '../grid-context.ts';
import { LoadFailure } from '../load-failure.tsx';
import { PaneBar } from './pane-bar.tsx';
import { useOpenRecord } from './use-open-record.ts';
import { retry } from '../../data/retry.ts';
import { translate } from '../../messages/translate.ts';

type SourceProps = { id: string; children: (open: OpenRecord<RaRecord>) => ReactNode };

const OwnRecord = ({ id, children }: SourceProps) => children(useGetOne(useResourceContext() ?? '', { id }, { retry }));

const Failure = ({ error, refetch }: Pick<OpenRecord<RaRecord>, 'error' | 'refetch'>) => {
  const { one } = useGrid();
  if ((error as { status?: number } | null)?.status === 404) {
    return <p className="note">{translate('grid.oneGone', { one })}</p>;
  }
  return <LoadFailure text={translate('grid.oneNotLoaded', { one })} retry={() => void refetch()} />;
};

const Opened = ({ id, alone }: { id: string; alone: boolean }) => {
  const { renderDetails, OpenSource = OwnRecord } = useGrid();
  const { placeOf } = useOpenRecord();
  const place = placeOf(id);
  return (
    <OpenSource id={id}>
      {({ data: record, error, refetch }) => (
        <>
          {error && <Failure error={error} refetch={refetch} />}
          {!error && !record && <p className="note">{translate('values.loading')}</p>}
          {!error && record && (
            <RecordContextProvider value={record}>{renderDetails(record, alone)}</RecordContextProvider>
          )}
          <Arrival key={place} place={place} arrived={Boolean(error ?? record)} />
        </>
      )}
    </OpenSource>
  );
};

type Props = { id: string | undefined; alone: boolean };

/** One record, or the form for a new one: beside the list, or `alone` in its place. */
export const GridPane = ({ id, alone }: Props) => {
  const { one, renderCreate } = useGrid();
  const { creating, keepCreating } = useOpenRecord();
  return (
    <section
      className={alone ? 'pane alone' : 'pane'}
      aria-label={id ? capital(one) : translate('grid.new', { one })}
      // Somebody writes a new record: a window that gets narrower shows the form, and not the list.
      onChange={id || creating ? undefined : keepCreating}
    >
      <div className="pane-content">
        {(id || alone) && <PaneBar alone={alone} />}
        {id ? <Opened id={id} alone={alone} /> : renderCreate?.(alone)}
      </div>
    </section>
  );
};
