import { memo } from 'react';
import { useMediaQuery } from '@mui/material';
import { useListContext } from 'react-admin';
import { translate } from '../messages/translate.ts';
import { EmptyGrid } from './rows/empty-grid.tsx';
import { GridCards } from './rows/grid-cards.tsx';
import { useGrid } from './grid-context.ts';
import { GridTable } from './rows/grid-table.tsx';
import { RowsProvider } from './rows/rows-context.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Pages } from './pages/pages.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';

export const GridBody = memo(() => {
  const { heading, many } = useGrid();
  const { data, error, total, meta, isPending, refetch } = useListContext();
  const narrow = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const failed = error && !data;
  const nothing = data?.length === 0;

  return (
    <section className="list" aria-label={heading} aria-busy={isPending}>
      <SelectionBar />
      {failed && (
        <LoadFailure
          text={translate('grid.manyNotLoaded', { many, reason: error.message })}
          retry={() => void refetch()}
        />
      )}
      {!failed && nothing && <EmptyGrid />}
      {!failed && isPending && <p className="note">{translate('values.loading')}</p>}
      {!failed && !nothing && meta?.onlySimilar && <h2 className="similar">{translate('grid.noExactMatch')}</h2>}
      {!failed && data && !nothing && <RowsProvider>{narrow ? <GridCards /> : <GridTable />}</RowsProvider>}
      {!failed && !!total && <Pages />}
    </section>
  );
});
GridBody.displayName = 'GridBody';
