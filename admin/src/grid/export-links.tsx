import { useListContext, useResourceContext } from 'react-admin';
import { translate } from '../messages/translate.ts';

const formats = ['xlsx', 'csv'] as const;

/** The same list as a file: all its pages, with the filter and the order of the moment. */
export const ExportLinks = () => {
  const resource = useResourceContext();
  const { filterValues, sort } = useListContext();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filterValues),
  });
  return formats.map((format) => (
    <a key={format} className="button" href={`/api/admin/${resource}.${format}?${query}`} download>
      {translate('grid.export', { format: format.toUpperCase() })}
    </a>
  ));
};
