import { useListContext, useResourceContext } from 'react-admin';

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
      Export {format.toUpperCase()}
    </a>
  ));
};
