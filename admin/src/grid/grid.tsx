import { Fragment, type ReactNode } from 'react';
import { useMediaQuery } from '@mui/material';
import { ListBase, type RaRecord, useStore } from 'react-admin';
import './pane.css';
import './open-record/details.css';
import './controls.css';
import './layout.css';
import './grid.css';
import { GridBody } from './grid-body.tsx';
import { GridContext, type GridSettings, useGrid } from './grid-context.ts';
import { GridHeader } from './grid-header.tsx';
import { GridKeys } from './open-record/grid-keys.tsx';
import { GridPane } from './open-record/grid-pane.tsx';
import { retry } from '../data/retry.ts';
import { AddedFilters } from './filters/chips/added-filters.tsx';
import { KeptFilters } from './filters/chips/kept-filters.tsx';
import { readOrder } from './filters/read-order.ts';
import { SeenSelection } from './selection/seen-selection.tsx';
import { SteadyList } from './steady/steady-list.tsx';
import { useSteady } from './steady/use-steady.ts';
import { useOpenRecord } from './open-record/use-open-record.ts';
import { PAGE_SIZE } from './pages/page-size.ts';

/** A list is as it was loaded until its reader wants another one: coming back to the window does not move it. */
const queryOptions = { retry, refetchOnWindowFocus: false } as const;

/** The rows that the list has by itself. */
const Rows = ({ children }: { on: boolean; children: ReactNode }) => children;

/** The list, and what is open: beside it on a wide screen, in its place on a narrow one. */
const Places = () => {
  const { openId, creating, isBoard } = useOpenRecord();
  const { renderCreate, board: Board, opensAlone } = useGrid();
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true }) && !opensAlone;
  const hasPane = openId !== undefined || (renderCreate && (creating || wide));
  const pane = hasPane && <GridPane key={openId ?? 'create'} id={openId} alone={!wide} />;
  const listed = wide || !pane;
  // The pane has the same place in both, so that a tablet that is turned keeps the form that is open in it.
  return (
    <>
      {listed && <GridHeader />}
      <div className={listed ? 'split' : 'unsplit'}>
        {listed && (
          <div className="rows">
            <KeptFilters />
            {isBoard && Board ? <Board.Body /> : <GridBody />}
          </div>
        )}
        {pane}
      </div>
    </>
  );
};

/** A list with one of its records open. What does not depend on the open record is not drawn again when another one opens. */
export const Grid = <Row extends RaRecord>(props: GridSettings<Row>) => {
  const settings = useSteady(props);
  const isBoard = useOpenRecord().isBoard && settings.board !== undefined;
  const [perPage] = useStore<number>(...PAGE_SIZE);
  const Source = settings.board?.Source ?? Rows;
  const { columnChoice: ColumnChoice = Fragment } = settings;

  return (
    <GridContext value={settings}>
      {/* What a list shows is in its address alone: the menu leads to a fresh one, and a step back to the one before. */}
      <ListBase
        storeKey={false}
        perPage={perPage}
        sort={readOrder(settings.orders[0]?.[0] ?? '')}
        exporter={false}
        queryOptions={{ ...queryOptions, ...(isBoard && { enabled: false }) }}
      >
        <SteadyList>
          <AddedFilters>
            <ColumnChoice>
              <Source on={isBoard}>
                <GridKeys />
                {settings.bulkActions && <SeenSelection />}
                <Places />
              </Source>
            </ColumnChoice>
          </AddedFilters>
        </SteadyList>
      </ListBase>
    </GridContext>
  );
};
