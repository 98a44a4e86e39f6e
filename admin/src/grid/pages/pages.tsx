import { useListContext, useListPaginationContext, useStore } from 'react-admin';
import { unavailable } from '../../form/buttons/unavailable.ts';
import { translate } from '../../messages/translate.ts';
import { Pick } from '../filters/pick.tsx';
import { PAGE_SIZE } from './page-size.ts';
import './pages.css';
import { numeral } from '../../messages/numeral.ts';

const pageSizes = [10, 25, 50, 100];

/** Which rows of the list are shown, how many at once, and the way to the others. */
export const Pages = () => {
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const { meta, data } = useListContext();
  const [, keepSize] = useStore<number>(...PAGE_SIZE);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(first + (data?.length ?? perPage) - 1, total);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const sizes = [...new Set([...pageSizes, perPage])].toSorted((a, b) => a - b);
  const all = meta?.estimated ? translate('grid.pages.about', { total: numeral(total) }) : numeral(total);
  return (
    <nav className="pages" aria-label={translate('grid.pages.label')}>
      <p className="mono soft">
        {translate('grid.pages.rows', { first: numeral(first), last: numeral(last), total: all })}
      </p>
      <Pick
        id="page-size"
        label={translate('grid.pages.size')}
        options={sizes.map((size) => [String(size), String(size)] as const)}
        value={String(perPage)}
        choose={(size) => {
          keepSize(Number(size));
          setPerPage(Number(size));
        }}
      />
      <span className="steps">
        <button
          type="button"
          className="button"
          onClick={() => setPage(page - 1)}
          {...unavailable(page <= 1 && translate('grid.pages.isFirst'))}
        >
          <span aria-hidden="true">←</span> {translate('grid.pages.previous')}
        </button>
        <span className="mono soft">
          {translate('grid.pages.position', { page: numeral(page), pages: numeral(pages) })}
        </span>
        <button
          type="button"
          className="button"
          onClick={() => setPage(page + 1)}
          {...unavailable(page >= pages && translate('grid.pages.isLast'))}
        >
          {translate('grid.pages.next')} <span aria-hidden="true">→</span>
        </button>
      </span>
    </nav>
  );
};
