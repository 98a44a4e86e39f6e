import simpleRestProvider from 'ra-data-simple-rest';
import {
  type CreateParams,
  type DataProvider,
  type DeleteParams,
  type fetchUtils,
  type GetOneParams,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { translate } from '../../messages/translate.ts';
import { singleOf, writablePart, writeAddress } from './addresses.ts';
import { read, request, send } from './request.ts';
import { versionSeen } from '../versions.ts';

/** Answers are passed on as the API sends them; the caller names their type. */
type One = { data: RaRecord };

const restOver = (ask: typeof fetchUtils.fetchJson) => simpleRestProvider('/api/admin', ask, 'Content-Range');
const rest = restOver(request);

// The API sorts by its listed fields only, and react-admin's default is the id.
const firstRow = (resource: string) =>
  ({
    pagination: { page: 1, perPage: 1 },
    sort: { field: resource === 'interviews' ? 'startsAt' : 'createdAt', order: 'DESC' },
  }) as const;

/** For very long lists the API sends an estimated total, for a search without a match similar rows, and tells both by a header. */
const getList: DataProvider['getList'] = async (resource, params) => {
  let meta = { estimated: false, onlySimilar: false };
  const requestWithMeta: typeof request = async (url, options) => {
    const answer = await request(url, options);
    const isTrue = (header: string) => answer.headers.get(header) === 'true';
    meta = { estimated: isTrue('X-Total-Is-Estimate'), onlySimilar: isTrue('X-Only-Similar') };
    return answer;
  };
  const page = await restOver(requestWithMeta).getList(resource, params);
  return { ...page, meta };
};

const getSingle = async (address: string) => ({ data: { ...(await read<object>(address)), id: 'current' } });

/** Held submissions have a list only, no address of their own. */
const getListed = async (resource: string, id: Identifier) => {
  const { data } = await rest.getMany(resource, { ids: [id] });
  if (!data[0]) throw new HttpError(translate('data.doesNotExist'), 404);
  return { data: data[0] };
};

export interface Count {
  total: number;
  estimated: boolean;
}

/** How many records a filter leaves. */
export const countRecords = async (resource: string, filter: object): Promise<Count> => {
  const { total = 0, meta } = await getList(resource, { ...firstRow(resource), filter });
  return { total, estimated: meta?.estimated === true };
};

/** react-admin's own methods, over the addresses of the API. */
export const records = {
  ...rest,
  getList,
  getOne: async (resource: string, params: GetOneParams): Promise<One> => {
    const single = singleOf(resource);
    if (single) return getSingle(single.read);
    if (resource === 'held') return getListed(resource, params.id);
    return rest.getOne(resource, params);
  },
  create: async (resource: string, { data }: CreateParams): Promise<One> => {
    return { data: await send<RaRecord>('POST', writeAddress(resource), writablePart(resource, data)) };
  },
  update: async (resource: string, { id, data, previousData }: UpdateParams): Promise<One> => {
    const part = writablePart(resource, data);
    const saved = await send<RaRecord>('PUT', writeAddress(resource, id), part, versionSeen(previousData));
    return { data: singleOf(resource) ? { ...saved, id } : saved };
  },
  delete: async (resource: string, { id, previousData }: DeleteParams): Promise<One> => {
    return { data: await send<RaRecord>('DELETE', writeAddress(resource, id), undefined, versionSeen(previousData)) };
  },
} as DataProvider;
