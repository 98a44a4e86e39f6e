import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { unavailable } from '../../form/unavailable.ts';

/** Pictures of pages, one at a time. */
export const PreviewPages = ({ address, pages }: { address: string; pages: number }) => {
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState(false);
  const turn = (to: number) => {
    setFailed(false);
    setPage(to);
  };
  return (
    <figure className="page">
      {failed ? (
        <p role="alert">{translate('resume.pageNotShown')}</p>
      ) : (
        <img
          key={page}
          src={`${address}/${page}.png`}
          alt={translate('resume.page', { page })}
          onError={() => setFailed(true)}
        />
      )}
      <figcaption className="mono">
        {translate('resume.pageOf', { page, pages })}
        {pages > 1 && (
          <span className="keys">
            <button
              type="button"
              onClick={() => turn(page - 1)}
              aria-label={translate('resume.previousPage')}
              {...unavailable(page === 1 && translate('grid.pages.isFirst'))}
            >
              ←
            </button>
            <button
              type="button"
              onClick={() => turn(page + 1)}
              aria-label={translate('resume.nextPage')}
              {...unavailable(page === pages && translate('grid.pages.isLast'))}
            >
              →
            </button>
          </span>
        )}
      </figcaption>
    </figure>
  );
};
