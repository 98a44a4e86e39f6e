import { useGetList } from 'react-admin';
import type { LabelKey } from '../../messages/message-key.ts';
import { translate } from '../../messages/translate.ts';

export interface MenuCountProps {
  resource: string;
  filter?: object;
  /** Shown even when it is 0. */
  even?: true;
  /** The counted items, if they are only some of the section's. */
  what?: LabelKey;
}

// The API sorts by its listed fields only, and react-admin's default is the id.
const firstRow = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** The number of items that need attention. */
export const MenuCount = ({ resource, filter, even, what }: MenuCountProps) => {
  const { total, meta } = useGetList(resource, { ...firstRow, filter: filter ?? {} });
  if (total === undefined || (total === 0 && !even)) return null;
  const about = meta?.estimated ? '≈' : '';
  return (
    <span className="mono count" title={what && translate(what)}>
      {about + total.toLocaleString('en-GB')}
      {what && <span className="visually-hidden"> {translate(what)}</span>}
    </span>
  );
};
