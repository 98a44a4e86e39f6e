import { useSearchParams } from 'react-router-dom';
import type { ListPlace } from '../../data/calls/triage/triage-calls.ts';
import { parseFilter } from '../../grid/parse-filter.ts';
import { readingPath } from './reading-path.ts';

/** After the last person. */
export const END = 'end';

/** The list that is read, and who is open, as the address has them. */
export const useReadingPlace = () => {
  const [parameters, setParameters] = useSearchParams();
  const list: ListPlace = {
    sort: { field: parameters.get('sort') ?? 'createdAt', order: parameters.get('order') ?? 'DESC' },
    filter: parseFilter(parameters.get('filter')),
  };
  const others = new URLSearchParams(parameters);
  others.delete('at');
  return {
    list,
    at: parameters.get('at'),
    backPath: `/applications${others.get('from') === 'board' ? '/board' : ''}?${others}`,
    /** Keys that are pressed after it are for the person that it opens. */
    open: (id: string) => {
      // Somebody may have left while a decision was under way.
      if (!location.pathname.endsWith(readingPath)) return undefined;
      // One step back leads to the list, from whomever.
      setParameters({ ...Object.fromEntries(others), at: id }, { replace: true });
      return { leadsTo: `${readingPath}/${id}` };
    },
  };
};
