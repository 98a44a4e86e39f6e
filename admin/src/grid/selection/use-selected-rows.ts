import { type RaRecord, useListContext } from 'react-admin';

/** The rows of this page of the list that are selected, in its order. */
export const useSelectedRows = <Row extends RaRecord>(): Row[] => {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
};
