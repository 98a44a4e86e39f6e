import type { Page } from '@playwright/test';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { addReply } from '../support/journeys/openings/one-application.ts';
import { logIn, openApplication } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';
import { addInterview } from './area-states.ts';
import type { View } from './views.ts';

async function open(page: Page, path = 'applications'): Promise<void> {
  await logIn(page, journeyStack().hr);
  await page.getByText('Asha Verma').first().waitFor();
  if (path !== 'applications') await page.goto(`/admin/${path}`);
}

async function read(page: Page): Promise<void> {
  await open(page, 'applications/reading');
  await page.getByRole('heading', { level: 2 }).waitFor();
  // The first two of the list have no resume that is read by then.
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^Skip/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Fatima Al Suwaidi' }).waitFor();
  await page.getByRole('img', { name: 'Page 1 of the resume' }).waitFor();
}

let meeting: Promise<string> | undefined;

/** Priya Nair comes at three o'clock of today, which she has accepted. */
const meetPriya = () =>
  (meeting ??= (async () => {
    const find = 'SELECT id FROM applications WHERE name = $1';
    const [priya] = await queryOnce<{ id: string }>(journeyStack().databaseUrl, find, ['Priya Nair']);
    return addInterview(priya!.id, { startsIn: '-9 hours', answer: 'accepted' });
  })());

/** Asha Verma has answered a mail, and nobody has done anything about it. */
const answered = async () => {
  const [asha] = await queryOnce<{ id: string }>(
    journeyStack().databaseUrl,
    "SELECT id FROM applications WHERE name = 'Asha Verma'",
  );
  await addReply(asha!.id);
  return asha!.id;
};

/** HR's day. `docs/admin.md` shows those that are named as pictures of the guide. */
export const hrViews: View[] = [
  {
    name: 'hr-today',
    show: async (page) => {
      await meetPriya();
      await open(page, 'today');
      await page.getByRole('heading', { name: 'To do' }).waitFor();
    },
  },
  { name: 'hr-list', show: open },
  {
    name: 'hr-answered-list',
    show: async (page) => {
      await answered();
      await open(page, `applications?filter=${encodeURIComponent('{"replied":true}')}`);
      await page.getByText('has answered').first().waitFor();
    },
  },
  {
    name: 'hr-answered-person',
    show: async (page) => {
      const id = await answered();
      await open(page, `applications/${id}/show`);
      await page.getByRole('button', { name: 'No answer needed' }).waitFor();
    },
  },
  {
    name: 'hr-answered-today',
    show: async (page) => {
      await answered();
      await open(page, 'today');
      await page.getByText('applicant has answered').waitFor();
    },
  },
  {
    name: 'hr-board',
    show: async (page) => {
      await open(page, 'applications/board');
      await page.getByRole('link', { name: 'Asha Verma' }).waitFor();
    },
  },
  {
    name: 'hr-person',
    show: async (page) => {
      await open(page);
      await openApplication(page, 'Asha Verma');
    },
  },
  { name: 'hr-reading', show: read },
  {
    name: 'hr-reject',
    show: async (page) => {
      await read(page);
      await page.getByRole('button', { name: 'Reject…' }).click();
      await page.getByRole('group', { name: 'Reason' }).getByRole('button').first().click();
      await page.getByRole('region', { name: 'The mail as it goes out' }).waitFor();
    },
  },
  {
    name: 'hr-bulk-answer',
    show: async (page) => {
      await open(page);
      for (const name of ['Asha Verma', 'Rohan Mehta'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await page.getByRole('button', { name: 'Write to…' }).click();
      await page.getByRole('button', { name: /^Begin with/ }).click();
      const mails = page.getByRole('region', { name: 'The mails as they go out' });
      // They are filled once somebody scrolls to them.
      await mails.scrollIntoViewIfNeeded();
      await mails.getByText('Dear').first().waitFor();
      await page.getByRole('dialog').evaluate((part) => part.scrollTo(0, 0));
    },
  },
  {
    name: 'hr-save-view',
    show: async (page) => {
      await open(page);
      await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'New' }).click();
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name').fill('New, from Pune');
    },
  },
];
