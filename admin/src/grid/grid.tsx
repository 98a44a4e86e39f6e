import { useMediaQuery } from '@mui/material';
import { ListBase, type RaRecord } from 'react-admin';
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
import { readOrder } from './filters/read-order.ts';
import { SeenSelection } from './selection/seen-selection.tsx';
import { useOpenRecord } from './open-record/use-open-record.ts';

/** A list is as it was loaded until its reader wants another one: coming back to the window does not move it. */
const queryOptions = { retry, refetchOnWindowFocus: false } as const;

/** A list with one of its records open: beside it on a wide screen, in its place on a narrow one. */
export const Grid = <Row extends RaRecord>(settings: GridSettings<Row>) => {
  const { openId, creating } = useOpenRecord();
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const hasPane = openId !== undefined || (settings.renderCreate && (creating || wide));
  const pane = hasPane && <GridPane key={openId ?? 'create'} id={openId} alone={!wide} />;

  return (
    <GridContext value={settings}>
      <ListBase
        perPage={25}
        sort={readOrder(settings.orders[0]?.[0] ?? '')}
        exporter={false}
        queryOptions={queryOptions}
      >
        <GridKeys />
        {settings.bulkActions && <SeenSelection />}
        {pane && !wide ? (
          pane
        ) : (
          <>
            <GridHeader />
            <div className="split">
              <GridBody />
              {pane}
            </div>
          </>
        )}
      </ListBase>
    </GridContext>
  );
};
