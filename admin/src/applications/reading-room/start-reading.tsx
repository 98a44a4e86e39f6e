import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenRecord } from '../../grid/open-record/use-open-record.ts';
import { ariaKeyOf } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { press } from '../../keys/keys.ts';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { readingPath } from './reading-path.ts';
import { unavailable } from '../../form/unavailable.ts';

/** From any list of applications into the reading room: from the open one on, or from the first. */
export const StartReading = () => {
  const { sort, filterValues, total } = useListContext();
  const { openId, isBoard } = useOpenRecord();
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isEmpty = total === 0;

  const read = () => {
    // The list as it is now, not as it was when somebody read it last.
    client.removeQueries({ queryKey: ['applications', 'reading-order'] });
    const parameters = new URLSearchParams(search);
    parameters.set('sort', sort.field);
    parameters.set('order', sort.order);
    parameters.set('filter', JSON.stringify(filterValues));
    if (openId !== undefined) parameters.set('at', openId);
    if (isBoard) parameters.set('from', 'board');
    void navigate(`${readingPath}?${parameters}`);
    return { leadsTo: readingPath };
  };
  useShortcuts({ read: isEmpty ? undefined : read });
  return (
    <button
      type="button"
      className="button"
      aria-keyshortcuts={ariaKeyOf('read')}
      onClick={() => press('read')}
      {...unavailable(isEmpty && translate('reading.isEmpty'))}
    >
      {translate('reading.start')} <KeyName of="read" />
    </button>
  );
};
