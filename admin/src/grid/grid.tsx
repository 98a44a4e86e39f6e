import { Fragment, type ReactNode } from 'react';
import { useMediaQuery } from '@mui/material';
import { ListBase, type RaRecord, useStore } from 'react-admin';
import './open-record/details.css';
import './controls.css';
import './layout.css';
import './grid.css';
import { GridBody } from './grid-body.tsx';
import { GridContext, type GridSettings } from './grid-context.ts';
import { GridHeader } from './grid-header.tsx';
import { GridKeys } from './open-record/grid-keys.tsx';
import { GridPane } from './open-record/grid-pane.tsx';
import { retry } from '../data/retry.ts';
import { KeptFilters } from './filters/chips/kept-filters.tsx';
import { readOrder } from './filters/read-order.ts';
import { SeenSelection } from './selection/seen-selection.tsx';
import { useOpenRecord } from './open-record/use-open-record.ts';
import { PAGE_SIZE } from './pages/page-size.ts';

/** A list is as it was loaded until its reader wants another one: coming back to the window does not move it. */
const queryOptions = { retry, refetchOnWindowFocus: false } as const;

/** The rows that the list has by itself. */
const Rows = ({ children }: { on: boolean; children: ReactNode }) => children;

/** A list with one of its records open: beside it on a wide screen, in its place on a narrow one. */
export const Grid = <Row extends RaRecord>(settings: GridSettings<Row>) => {
  const { openId, creating, isBoard } = useOpenRecord();
  const board = isBoard ? settings.board : undefined;
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [perPage] = useStore<number>(...PAGE_SIZE);
  const hasPane = openId !== undefined || (settings.renderCreate && (creating || wide));
  const Source = settings.board?.Source ?? Rows;
  const { columnChoice: ColumnChoice = Fragment } = settings;
  const pane = hasPane && <GridPane key={openId ?? 'create'} id={openId} alone={!wide} />;

  return (
    <GridContext value={settings}>
      {/* What a list shows is in its address alone: the menu leads to a fresh one, and a step back to the one before. */}
      <ListBase
        storeKey={false}
        perPage={perPage}
        sort={readOrder(settings.orders[0]?.[0] ?? '')}
        exporter={false}
        queryOptions={{ ...queryOptions, ...(board && { enabled: false }) }}
      >
        <ColumnChoice>
          <Source on={board !== undefined}>
            <GridKeys />
            {settings.bulkActions && <SeenSelection />}
            {pane && !wide ? (
              pane
            ) : (
              <>
                <GridHeader />
                <div className="split">
                  <div className="rows">
                    <KeptFilters filters={settings.filters ?? []} />
                    {board ? <board.Body /> : <GridBody />}
                  </div>
                  {pane}
                </div>
              </>
            )}
          </Source>
        </ColumnChoice>
      </ListBase>
    </GridContext>
  );
};
