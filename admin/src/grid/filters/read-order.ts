import type { SortPayload } from 'react-admin';

/** "createdAt DESC" as react-admin has it. */
export const readOrder = (order: string): SortPayload => {
  const [field = '', direction] = order.split(' ');
  return { field, order: direction === 'ASC' ? 'ASC' : 'DESC' };
};
