import type { Settings } from './settings.ts';

type Page = Settings['startPage'];

/** Whether a role has a page: HR alone has a day of its own. */
export const hasPage = (role: unknown, page: Page): boolean => page !== 'today' || role === 'hr';

/** Who has chosen a page and changed the role since begins with the applications. */
export const startPageOf = (role: unknown, chosen: Page): Page => (hasPage(role, chosen) ? chosen : 'applications');
