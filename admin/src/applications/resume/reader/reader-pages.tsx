import type { Schemas } from '@frontdoor/contract';
import { type RefObject, useEffect, useState } from 'react';
import { translate } from '../../../messages/translate.ts';
import { PageHits } from './page-hits.tsx';

type Props = {
  id: string;
  pages: number;
  firstPage: string | null;
  hits: readonly Schemas['PageHitView'][];
  /** The hit that is in view, the first one being 0; below that none is. */
  hit: number;
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  /** Is told the number of the page that is in view. */
  turned: (page: number) => void;
};

/** The pictures of all pages, one below the other; the audit log has each that is loaded. */
export const ReaderPages = ({ id, pages, firstPage, hits, hit, box, turned }: Props) => {
  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const look = () => {
      const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
      const sheets = [...scroller.querySelectorAll('.sheet')];
      const below = sheets.findIndex((sheet) => sheet.getBoundingClientRect().top > middle);
      turned(below === -1 ? sheets.length : Math.max(1, below));
    };
    scroller.scrollTo({ top: 0 });
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [box, id, turned]);

  const address = `/api/admin/applications/${id}/resume/preview`;
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <Sheet
      key={`${id} ${page}`}
      page={page}
      source={page === 1 && firstPage ? `data:image/png;base64,${firstPage}` : `${address}/${page}.png`}
      hits={hits.filter((one) => one.page === page)}
      hit={hit}
    />
  ));
};

type SheetProps = Pick<Props, 'hits' | 'hit'> & { page: number; source: string };

const Sheet = ({ page, source, hits, hit }: SheetProps) => {
  const [failed, setFailed] = useState(false);
  return (
    <figure className="sheet">
      {failed ? (
        <p role="alert">{translate('reading.pageNotShown', { page })}</p>
      ) : (
        <>
          <img
            src={source}
            alt={translate('resume.page', { page })}
            loading={page === 1 ? 'eager' : 'lazy'}
            onError={() => setFailed(true)}
          />
          <PageHits hits={hits} hit={hit} />
        </>
      )}
    </figure>
  );
};
