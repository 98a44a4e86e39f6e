import type { Actor } from '../../../platform/access/access.decorators';

/** Whether somebody reads every interview: HR does. Others read those that they take part in, and hear of no other that there is one. */
export const readsAll = ({ role }: Pick<Actor, 'role'>): boolean => role === 'hr';
