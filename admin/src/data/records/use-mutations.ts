import {
  type CreateParams,
  type DeleteParams,
  type RaRecord,
  type UpdateParams,
  useCreate,
  useDelete,
  useUpdate,
} from 'react-admin';
import { records } from './records.ts';

/**
 * react-admin's mutations, which write their answers into its cache. They call our provider itself: through `useDataProvider` a call
 * whose session has ended would look like one that is done, and the form would drop its draft.
 */
const options = { returnPromise: true, networkMode: 'always' } as const;
const promised = { returnPromise: true } as const;

export const useUpdateRecord = <Row extends RaRecord>(resource: string) => {
  const [update] = useUpdate<Row>(resource, undefined, {
    ...options,
    mutationFn: async (params) => (await records.update<Row>(resource, params as UpdateParams<Row>)).data,
  });
  return (params: UpdateParams<Row>) => update(resource, params, promised);
};

export const useCreateRecord = <Row extends RaRecord>(resource: string) => {
  const [create] = useCreate<Row>(resource, undefined, {
    ...options,
    mutationFn: async (params) => (await records.create<Row>(resource, params as CreateParams<Row>)).data,
  });
  return (data: object) => create(resource, { data }, promised);
};

export const useDeleteRecord = <Row extends RaRecord>(resource: string) => {
  const [remove] = useDelete<Row>(resource, undefined, {
    ...options,
    mutationFn: async (params) => (await records.delete<Row>(resource, params as DeleteParams<Row>)).data,
  });
  return (seen: Row) => remove(resource, { id: seen.id, previousData: seen }, promised);
};
