import { memo } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../messages/translate.ts';
import { ExportLinks } from './export-links.tsx';
import { useGrid } from './grid-context.ts';
import { FilterChips } from './filters/chips/filter-chips.tsx';
import { SearchField } from './filters/search-field.tsx';
import { SortField } from './filters/sort-field.tsx';
import { ListNewsLine } from './news/list-news-line.tsx';
import { useOpenRecord } from './open-record/use-open-record.ts';
import { usePageTitle } from './use-page-title.ts';
import { numeral } from '../messages/numeral.ts';

/** Names the page after the list, unless a record is open. It draws nothing, so that what reads the address draws nothing again. */
const Title = () => {
  const { heading } = useGrid();
  const { openId } = useOpenRecord();
  usePageTitle(openId ? undefined : heading);
  return null;
};

export const GridHeader = memo(() => {
  const { heading, one, many, search, filters, tools, actions, above, exported } = useGrid();
  const { total, meta } = useListContext();
  return (
    <>
      <Title />
      <header className="list-header">
        <h1>{heading}</h1>
        {search && <SearchField what={search} />}
        {exported && <ExportLinks />}
        {actions}
      </header>
      {above}
      <div className="strip">
        <p role="status">
          {meta?.estimated && `${translate('grid.about')} `}
          <b>{total === undefined ? '…' : numeral(total)}</b> {total === 1 ? one : many}
        </p>
        <FilterChips filters={filters ?? []} />
        <SortField />
        <ListNewsLine />
        {tools && <div className="list-tools">{tools}</div>}
      </div>
    </>
  );
});
GridHeader.displayName = 'GridHeader';
