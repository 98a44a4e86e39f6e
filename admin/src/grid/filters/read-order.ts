import type { SortPayload } from 'react-admin';

/** Parses "createdAt DESC" for react-admin. */
export const readOrder = (order: string): SortPayload => {
  const [field = '', direction] = order.split(' ');
  return { field, order: direction === 'ASC' ? 'ASC' : 'DESC' };
};
