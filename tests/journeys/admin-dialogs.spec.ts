import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { generalArea } from '../support/journeys/openings/general-area.ts';
import { lists } from '../support/journeys/openings/lists.ts';
import { oneApplication } from '../support/journeys/openings/one-application.ts';
import type { Openings } from '../support/journeys/openings/opening.ts';
import { accountStates, ownAccount } from '../support/journeys/openings/own-account.ts';
import { type Seeds, seed } from '../support/journeys/openings/seeds.ts';
import { settings } from '../support/journeys/openings/settings.ts';
import { applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

// The question for the password follows a refusal.
test.use({ allowedComplaints: /the server responded with a status of (?:403|409)/ });

/** Many parts are read one after the other; one that does not open is named long before that. */
test.setTimeout(900_000);

/** One part after the other is opened and read, in light and in dark. */
async function readAll(page: Page, openings: Openings, seeds: Seeds): Promise<void> {
  page.setDefaultTimeout(60_000);
  for (const [file, open] of Object.entries(openings))
    await test.step(file, async () => {
      const opened = await open(page, seeds);
      await expect(opened).toBeVisible();
      await expect(opened.getByText('Loading…')).toHaveCount(0);
      await expectAccessible(page);
    });
}

test('every dialog and form of an open application is accessible @long', async ({ page, stack }) => {
  const seeds = await seed(page, stack);
  await readAll(page, oneApplication, seeds);
});

test('every dialog, panel and form of lists, board and reading room is accessible @long', async ({ page, stack }) => {
  const seeds = await seed(page, stack);
  await readAll(page, lists, seeds);
});

test('every dialog and form of the other pages of HR is accessible @long', async ({ page, stack }) => {
  const seeds = await seed(page, stack);
  await readAll(page, settings, seeds);
});

test('every dialog and form of the general area is accessible @long', async ({ page, stack }) => {
  const seeds = await seed(page, stack);
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await readAll(page, generalArea, seeds);
});

test('every form and state of the page of one’s own account is accessible @long', async ({ page, stack }) => {
  const seeds = await seed(page, stack);
  await readAll(page, { ...ownAccount, ...accountStates }, seeds);
});

const source = join(import.meta.dirname, '../../admin/src');

/** Files that the others use, and the search and filters, which stand on every list. */
const parts = [
  'form/confirm.tsx',
  'form/modal.tsx',
  'form/form.tsx',
  'grid/filters/search-form.tsx',
  'grid/filters/text-filter.tsx',
  'rejection-reasons/order-reasons.tsx',
];
/** A journey of its own reaches it: reports.spec.ts. */
const setUpStepByStep = ['reports/charts/few-rows.tsx'];

/** A form of another file, filled with what is changed. */
const filled = ['interviews/change-interview.tsx'];

test('every file of the admin that draws a dialog, panel or form is opened by these tests', () => {
  const opens = /<(?:Modal|Confirm|Form|form|dialog|details)\b|aria-expanded|className="panel"/;
  const drawing = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    opens.test(readFileSync(join(source, file), 'utf8')),
  );
  const read = [oneApplication, lists, settings, generalArea, ownAccount].flatMap((openings) => Object.keys(openings));
  expect([...read, ...parts, ...setUpStepByStep].toSorted()).toEqual([...drawing, ...filled].toSorted());
});

test('keys do nothing on the page below an open dialog, also after a click on its words', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  const writing = page.getByRole('form', { name: 'Write a note' });
  await writing.getByLabel('New note').fill('Knows the port.');
  await writing.getByRole('button', { name: 'Add the note' }).click();
  const opener = page.getByRole('button', { name: /^Delete the note/ });
  await opener.click();
  const question = page.getByRole('dialog', { name: 'Delete this note?' });
  await question.getByRole('heading').click();
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Move to another stage' })).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the name of a view that was typed is there again after Escape', async ({ page, stack }) => {
  await logIn(page, stack.hr);
  await page.getByRole('button', { name: 'Save view' }).click();
  const saving = page.getByRole('dialog', { name: 'Save view' });
  await saving.getByLabel('Name').fill('New, from Pune');
  await page.keyboard.press('Escape');
  await expect(saving).toHaveCount(0);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(saving.getByLabel('Name')).toHaveValue('New, from Pune');
  await saving.getByRole('button', { name: 'Cancel' }).click();
});

/** The API has so many reasons, of which it answers those that it is asked for. */
const offerReasons = (page: Page, count: number) =>
  page.route(/\/api\/admin\/rejection-reasons\?/, (route) => {
    const range = new URL(route.request().url()).searchParams.get('range');
    const [first, last] = JSON.parse(range ?? '[0,199]') as [number, number];
    const reasons = Array.from({ length: count }, (_, index) => {
      const id = `01990000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`;
      return { _id: id, id, label: `Reason ${index + 1}`, position: index + 1, retired: false };
    });
    const headers = { 'Content-Range': `rejection-reasons ${first}-${Math.min(last, count - 1)}/${count}` };
    return route.fulfill({ json: reasons.slice(first, last + 1), headers });
  });

test('more reasons than react-admin asks for at once can be given @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await offerReasons(page, 30);
  await page.getByRole('button', { name: /^Reject…/ }).click();
  await page.getByLabel('Reason').selectOption('Reason 30');
});
