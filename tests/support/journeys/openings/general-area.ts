import type { Page } from '@playwright/test';
import { journeyStack } from '../journey-stack.ts';
import { byButton, form, type Openings } from './opening.ts';

const openPerson = async (page: Page, name: string) => {
  await page.goto('/admin/staff');
  await page.getByRole('link', { name, exact: true }).click();
  await form(page, 'Change this person').waitFor();
};

/** Of the general area. */
export const generalArea: Openings = {
  'staff/change-staff.tsx': async (page) => {
    await openPerson(page, journeyStack().hr.name);
    return form(page, 'Change this person');
  },
  'staff/invite-staff.tsx': async (page) => {
    await page.goto('/admin/staff/create');
    return form(page, 'Invite somebody');
  },
  'staff/staff-sessions.tsx': async (page) => {
    await openPerson(page, journeyStack().hr.name);
    return byButton(page, 'End all sessions…', /^Log .* out everywhere\?$/);
  },
  'staff/reset-second-factor.tsx': async (page, { withCodes }) => {
    await openPerson(page, withCodes);
    return byButton(page, 'Take the codes away…', 'Take the one-time codes away?');
  },
  'retention/edit-retention.tsx': async (page) => {
    await page.goto('/admin/retention');
    return form(page, 'Days to keep');
  },
  'held/judge-held.tsx': async (page, { held }) => {
    await page.goto('/admin/held');
    await page.getByRole('link', { name: held, exact: true }).click();
    return byButton(page, /^Release…/, 'Release this submission?');
  },
  'held/judge-many.tsx': async (page, { held }) => {
    await page.goto('/admin/held');
    await page.getByRole('checkbox', { name: `Select ${held}` }).check();
    const release = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Release…' });
    await release.click();
    return page.getByRole('dialog', { name: 'Release 1 submission?' });
  },
};
