import { useState } from 'react';

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
        <p role="alert">The page could not be shown. Hide the preview and look again in a moment.</p>
      ) : (
        <img
          key={page}
          src={`${address}/${page}.png`}
          alt={`Page ${page} of the resume`}
          onError={() => setFailed(true)}
        />
      )}
      <figcaption className="mono">
        Safe preview, page {page} of {pages}
        {pages > 1 && (
          <span className="keys">
            <button type="button" disabled={page === 1} onClick={() => turn(page - 1)} aria-label="Previous page">
              ←
            </button>
            <button type="button" disabled={page === pages} onClick={() => turn(page + 1)} aria-label="Next page">
              →
            </button>
          </span>
        )}
      </figcaption>
    </figure>
  );
};
