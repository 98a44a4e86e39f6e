import { useListContext, useResourceContext } from 'react-admin';
import { translate } from '../messages/translate.ts';

const formats = ['xlsx', 'csv'] as const;
type Label = 'grid.export' | 'grid.exportSelected';

const Links = ({ filter, label }: { filter: object; label: Label }) => {
  const resource = useResourceContext();
  const { sort } = useListContext();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filter),
  });
  return formats.map((format) => (
    <a key={format} className="button" href={`/api/admin/${resource}.${format}?${query}`} download>
      {translate(label, { format: format.toUpperCase() })}
    </a>
  ));
};

/** The same list as a file: all its pages, with the filter and the order of the moment. */
export const ExportLinks = () => {
  const { filterValues } = useListContext();
  return <Links filter={filterValues} label="grid.export" />;
};

/** The selected rows as a file, in the order of the list. */
export const ExportSelected = () => {
  const { selectedIds } = useListContext();
  return <Links filter={{ id: selectedIds }} label="grid.exportSelected" />;
};
