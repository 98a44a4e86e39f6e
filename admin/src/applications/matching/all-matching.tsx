import { limits } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../messages/translate.ts';
import { MatchingDialog } from './matching-dialog.tsx';
import { numeral } from '../../messages/numeral.ts';

/** The API takes no more at once. */
const MOST = limits.MatchingRequest.count;

/** Offers to act on all applications that match the list, once its whole page is selected and there are other pages. */
export const AllMatching = () => {
  const { data = [], selectedIds, total = 0, meta } = useListContext();
  const [open, setOpen] = useState(false);
  const isWholePage = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const isOffered = isWholePage && total > data.length && !meta?.estimated && !meta?.onlySimilar;
  if (!open && !isOffered) return null;
  if (total > MOST && !open)
    return <span className="mono soft">{translate('matching.tooMany', { most: numeral(MOST) })}</span>;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {translate('matching.all', { count: total })}
      </button>
      {open && <MatchingDialog close={() => setOpen(false)} />}
    </>
  );
};
