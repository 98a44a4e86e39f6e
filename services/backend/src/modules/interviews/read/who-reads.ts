import type { Actor } from '../../../platform/access/access.decorators';

/** Whether somebody reads every interview: HR does. Others read those that they take part in; the stream of changes tells them that some interview has changed, and never which. */
export const readsAll = ({ role }: Pick<Actor, 'role'>): boolean => role === 'hr';
