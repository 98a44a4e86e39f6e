import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsAbout } from '../support/inbox.ts';
import { expect, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn } from '../support/journeys/staff-pages.ts';

test.skip(({ isMobile }) => isMobile, 'A phone has no keys.');
// The reader is somewhere else than the company.
test.use({ timezoneId: 'America/Los_Angeles' });

const openHeading = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Application', exact: true }).getByRole('heading', { name });
const lostFocus = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test('HR goes from person to person and moves them without a mouse, and the focus is never lost', async ({
  page,
  stack,
}) => {
  const run = randomUUID().slice(0, 8);
  const names: string[] = [];
  for (const first of ['a', 'b', 'c', 'd'])
    names.push(await applyAs(stack.site, { email: `${first}.${run}@mail.example` }));
  const sql = 'SELECT reference FROM applications WHERE email LIKE $1';
  const rows = await queryOnce<{ reference: string }>(stack.databaseUrl, sql, [`%.${run}@mail.example`]);
  // The mail to HR follows the filing of the resume, and so does its preview.
  for (const { reference } of rows) await mailsAbout(stack.inbox, reference);
  const [a, b, c, d] = names as [string, string, string, string];
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(`/admin/applications?filter=${encodeURIComponent(JSON.stringify({ q: run, stage: ['new'] }))}`);

  await page.getByRole('link', { name: d, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(openHeading(page, d)).toBeFocused();
  await page.keyboard.press('p');
  const preview = page.getByRole('button', { name: 'Hide the preview' });
  await expect(preview).toBeVisible();
  await page.keyboard.press('j');
  await expect(openHeading(page, c)).toBeFocused();
  await expect(preview).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: / IST$/ }).first()).toBeVisible();

  await page.keyboard.press('m');
  const form = page.getByRole('form', { name: 'Move to another stage' });
  await expect(form.getByRole('combobox', { name: 'Stage' })).toBeFocused();
  await form.getByRole('combobox', { name: 'Stage' }).selectOption('rejected');
  await form.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(form.getByText('Choose a reason.')).toBeVisible();
  await form.getByLabel('Reason').selectOption({ index: 1 });
  await expect(form.getByText('Choose a reason.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByText(`${c} rejected.`)).toBeVisible();
  await expect(page.getByRole('link', { name: c, exact: true })).toHaveCount(0);
  await expect(openHeading(page, c)).toBeFocused();

  // The next one as the list was, and not its first.
  await page.keyboard.press('j');
  await expect(openHeading(page, b)).toBeFocused();
  await expect(preview).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('form', { name: 'Edit the application' }).getByLabel('Position')).toBeFocused();
  const years = page.getByLabel('Years of experience');
  await years.fill('4.5');
  // A tablet that is turned keeps the form, and the field with the focus.
  const size = page.viewportSize()!;
  for (const width of [1_000, size.width]) {
    await page.setViewportSize({ ...size, width });
    await expect(page.getByRole('link', { name: a, exact: true })).toHaveCount(width < 1_200 ? 0 : 1);
    await expect(years).toBeFocused();
    await expect(years).toHaveValue('4.5');
  }
  await expect(page.getByText('Draft restored')).toHaveCount(0);
  await years.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: '4.5 years' })).toBeVisible();
  await expect(openHeading(page, b)).toBeFocused();

  await page.keyboard.press('m');
  await form.getByRole('combobox', { name: 'Stage' }).selectOption('screening');
  await form.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByRole('link', { name: b, exact: true })).toHaveCount(0);
  await expect(openHeading(page, b)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: a, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openHeading(page, a)).toBeFocused();
  // Closing ends the reading of resumes; the next one is read when it is asked for.
  await expect(page.getByRole('button', { name: /^Safe preview/ })).toBeVisible();
  await page.keyboard.press('k');
  await expect(openHeading(page, d)).toBeFocused();
  expect(await lostFocus(page)).toBe(false);
});

test('the list of keys has those of a record that comes after the list was opened', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  const { href } = new URL((await page.getByRole('link', { name, exact: true }).getAttribute('href'))!, page.url());
  const released = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/applications\/[\w-]+(?:\/opened)?(?:\?|$)/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(href);
  await page.getByRole('button', { name: 'All keys' }).click();
  const here = page.getByRole('region', { name: 'On this page' });
  await expect(here).toContainText('To the search');
  await expect(here).not.toContainText('Arrange, change or cancel an interview');
  released.resolve();
  await expect(here).toContainText('Arrange, change or cancel an interview');
});

/** What lies over the middle of the control with the focus, or null. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above && (focused.contains(above) || above.contains(focused))) return null;
    // It offers to take back what the journey before has done, for some seconds.
    if (above?.closest('.lines')) return null;
    return `${focused.textContent || focused.ariaLabel} is below ${above?.className ?? 'the edge of the window'}`;
  });

test('what stays at the edges of the window never lies over the focus', async ({ page, stack }) => {
  const run = randomUUID().slice(0, 8);
  const names: string[] = [];
  for (const first of ['a', 'b', 'c', 'd'])
    names.push(await applyAs(stack.site, { email: `${first}.${run}@mail.example` }));
  const [last, top] = [names[0]!, names[3]!];
  const filter = encodeURIComponent(JSON.stringify({ q: run }));
  await logIn(page, stack.hr);
  await page.setViewportSize({ width: 1_280, height: 340 });
  await page.goto(`/admin/applications?filter=${filter}`);
  // The bar of the selection stays at the top, and above it the line of the filters.
  await page.getByRole('checkbox', { name: `Select ${top}` }).check();
  await page.getByRole('link', { name: last, exact: true }).focus();
  await page.keyboard.press('End');
  const first = page.getByRole('checkbox', { name: `Select ${top}` });
  for (let stop = 0; stop < 30 && !(await first.evaluate((box) => box === document.activeElement)); stop++) {
    await page.keyboard.press('Shift+Tab');
    expect(await coverOfFocus(page)).toBeNull();
  }
  await expect(first).toBeFocused();

  // On a narrow screen the decision stays at the foot.
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`/admin/applications/reading?filter=${filter}`);
  const advance = page.getByRole('button', { name: /^Move to screening/ });
  await advance.waitFor();
  await page.getByRole('button', { name: /^Back to the list/ }).focus();
  for (let stop = 0; stop < 30 && !(await advance.evaluate((button) => button === document.activeElement)); stop++) {
    await page.keyboard.press('Tab');
    expect(await coverOfFocus(page)).toBeNull();
  }
  await expect(advance).toBeFocused();
});
