import type { Settings } from './settings.ts';

type Page = Settings['startPage'];

/** Whether a role has a page: Today is HR's alone. */
export const hasPage = (role: unknown, page: Page): boolean => page !== 'today' || role === 'hr';

/** The chosen page, or the applications where the person's role does not have that page any more. */
export const startPageOf = (role: unknown, chosen: Page): Page => (hasPage(role, chosen) ? chosen : 'applications');
