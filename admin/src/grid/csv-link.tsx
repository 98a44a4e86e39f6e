import { useListContext, useResourceContext } from 'react-admin';

/** The same list as a file: all its pages, with the filter and the order of the moment. */
export const CsvLink = () => {
  const resource = useResourceContext();
  const { filterValues, sort } = useListContext();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filterValues),
  });
  return (
    <a className="button" href={`/api/admin/${resource}.csv?${query}`} download>
      Export CSV
    </a>
  );
};
