import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(`/admin/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** A dialog is read, and left without doing anything. */
const lookAtDialog = async (page: Page, name: string | RegExp) => {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

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

test('every form and question about an application is accessible @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await press(page, /^All keys/);
  await lookAtDialog(page, 'All keys');
  // More of them than react-admin asks for at once.
  await offerReasons(page, 30);
  await press(page, /^Reject…/);
  await expect(page.getByRole('form', { name: 'Move to another stage' })).toBeVisible();
  await page.getByLabel('Reason').selectOption('Reason 30');
  await expectAccessible(page);
  await press(page, 'Cancel');
  await press(page, /^Edit/);
  await expect(page.getByRole('form', { name: 'Edit the application' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Cancel');
  await press(page, 'Pause…');
  await expect(page.getByRole('form', { name: 'Pause the clock' })).toBeVisible();
  await expectAccessible(page);
});

test('every question and form of the other pages of HR is accessible @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  // A mail of a person whom nobody knows: it is never really sent again.
  await queryOnce(
    stack.databaseUrl,
    `WITH e AS (INSERT INTO outbox (event, subject_id, published_at) VALUES ('stage-mail.requested', uuidv7(), now()) RETURNING id)
     INSERT INTO deliveries (event_id, subject_kind, subject_id, template, recipient, job, state, message_id, attempts, answer)
     SELECT id, 'application', uuidv7(), 'stage-mail', $1 || '@mail.example', 'notifications.mail-applicant', 'failed',
       '<' || id || '@plumbline.example>', 1, '550 no such mailbox' FROM e`,
    [name.replaceAll(' ', '.')],
  );
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await open(page, `deliveries?filter=${encodeURIComponent('{"state":"failed"}')}`, 'Deliveries');
  await press(page, 'Send all again…');
  await lookAtDialog(page, /^Send \d+ mails? again\?$/);
  await page.locator('[id^="open-"]').first().click();
  await press(page, 'Send again…');
  await expect(page.getByRole('dialog')).toContainText('The mail server refused this mail');
  await lookAtDialog(page, 'Send this mail?');

  await open(page, 'rejection-reasons', 'Rejection reasons');
  await page.locator('[id^="open-"]').first().click();
  await press(page, 'Delete…');
  await lookAtDialog(page, 'Delete this reason?');
  await open(page, 'calendar', 'Working days');
  await expectAccessible(page);
  await open(page, 'job-posts', 'Manage Job Posts');
  await page.locator('[id^="open-"]').first().click();
  await expect(page.getByRole('form', { name: 'Edit the job post' })).toBeVisible();
  await expectAccessible(page);
  await open(page, 'personal-data', 'Personal data');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('meera.iyer@mail.example');
  await press(page, 'Look what would go');
  await expect(page.getByText(/^(?:This would go:|Nothing is held)/)).toBeVisible();
  await expectAccessible(page);
});

test('every question and form of the general area is accessible @long', async ({ page, stack }) => {
  // Somebody else is signed in, too.
  await logIn(page, stack.hr);
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await open(page, 'staff', 'Staff');
  await page.getByRole('link', { name: stack.hr.name, exact: true }).click();
  await expect(page.getByRole('form', { name: 'Change this person' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'End all sessions…');
  await lookAtDialog(page, /^Log .* out everywhere\?$/);
  await open(page, 'retention', 'Retention');
  await expectAccessible(page);
});
