import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { readingPath } from '../applications/reading-room/reading-path.ts';
import { focusSearch } from '../grid/filters/search-form.tsx';
import { ariaKeyOf } from '../keys/key-map.ts';
import { KeyName } from '../keys/key-name.tsx';
import { press } from '../keys/keys.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { translate } from '../messages/translate.ts';

/** All applicants who wait for an answer, the longest overdue first. */
const place = { filter: JSON.stringify({ answer: 'open' }), sort: 'answerDueAt', order: 'ASC' };

/** Opens the reading room with the applicants who wait for an answer. */
export const ReadWaiting = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const read = () => {
    // The list as it is now, not as it was when somebody read it last.
    client.removeQueries({ queryKey: ['applications', 'reading-order'] });
    void navigate(`${readingPath}?${new URLSearchParams(place)}`);
    return { leadsTo: readingPath };
  };
  useShortcuts({ read, search: focusSearch });
  return (
    <button type="button" className="button" aria-keyshortcuts={ariaKeyOf('read')} onClick={() => press('read')}>
      {translate('reading.start')} <KeyName of="read" />
    </button>
  );
};
