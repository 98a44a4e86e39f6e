import { useListContext } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import { numeral } from '../../messages/numeral.ts';

/** A tab beside the stages with the applications that are assigned to the person who is signed in. */
export const MineTab = () => {
  const { filterValues, setFilters } = useListContext();
  const isHr = useRole() === 'hr';
  const { data } = useRead(reads.count('applications', { assigned: 'me' }), isHr);
  if (!isHr) return null;
  const { assigned, ...others } = filterValues;
  const isMine = assigned === 'me';
  return (
    <button
      type="button"
      aria-pressed={isMine}
      onClick={() => setFilters(isMine ? others : { ...others, assigned: 'me' })}
    >
      {translate('assign.mine')} {data && <span className="soft">{numeral(data.total)}</span>}
    </button>
  );
};
