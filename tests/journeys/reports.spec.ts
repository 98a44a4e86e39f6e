import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { applyAs, sendForm, gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';

test('HR reads how many applications came in, for what, and how far they got', async ({ page, stack }) => {
  await applyAs(stack.site);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  const positions = page.getByRole('table', { name: 'Applications by position' });
  await expect(positions.getByRole('row', { name: /^Java Developer [1-9]/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^applications per day: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Stages' }).getByRole('row', { name: /^new [1-9]/ })).toBeVisible();
  const weeks = page.getByRole('region', { name: 'Applications by week and position' });
  await weeks.focus();
  await expect(weeks).toBeFocused();
  await expect(weeks.getByRole('row', { name: /^All weeks [1-9]/ })).toBeVisible();
  await expect(positions.getByRole('columnheader', { name: 'Period before', exact: true })).toBeVisible();
  await page.getByText('Table of applications').click();
  await expect(page.getByRole('table', { name: 'applications by days' }).getByRole('row')).toHaveCount(31);
  await expectAccessible(page);

  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('The first day comes after the last.')).toBeVisible();
  await page.getByLabel('From').fill('2020-01-01');
  await expect(page.getByText('None in these days.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: /^applications per day: 0/ })).toBeVisible();
  await page.getByRole('button', { name: 'A year' }).click();
  await expect(page.getByRole('img', { name: /^applications per week: [1-9]/ })).toBeVisible();
});

/** Clear applications of now, of nine positions that no other journey names: two of the first, one of each other; and one of the first of the 30 days before. Gives the first. */
async function addPositions({ databaseUrl }: JourneyStack): Promise<string> {
  const name = `Report ${randomUUID().slice(0, 8)}`;
  const sql = `
    INSERT INTO applications (reference, name, email, apply, experience, created_at)
    SELECT 'FD-' || upper(substr(md5($1 || i), 1, 4)) || '-' || upper(substr(md5($1 || i), 5, 4)),
      'Person ' || i, 'person' || i || '@mail.example', $1 || ' ' || CASE i WHEN 10 THEN 1 ELSE greatest(i, 1) END, '1-2 years', now() - CASE i WHEN 10 THEN interval '45 days' ELSE interval '0' END
    FROM generate_series(0, 10) i`;
  await queryOnce(databaseUrl, sql, [name]);
  return `${name} 1`;
}

/** Whether something is shown where it stands, and nothing lies over it. */
const isUncovered = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a number of a week, and of the period before, leads to its applications, by filters that the list shows', async ({
  page,
  stack,
}) => {
  const position = await addPositions(stack);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto('/admin/reports');
  const showAll = page.getByRole('button', { name: /^Show all \d+ positions$/ });
  await showAll.click();
  const showFewer = page.getByRole('button', { name: 'Show fewer', exact: true, expanded: true });
  await expect(showFewer).toBeFocused();
  await showFewer.click();
  await expect(showAll).toBeFocused();
  await showAll.click();
  const cells = page
    .getByRole('region', { name: 'Applications by week and position' })
    .getByRole('link', { name: new RegExp(`^\\d+: ${position}, `) });
  const cell = cells.first();
  // A small screen, scrolled until the heading and the weeks lie over the number.
  await page.setViewportSize({ width: 400, height: 420 });
  await cell.evaluate((link) => {
    const region = link.closest('[role=region]')!;
    const [at, from] = [link.getBoundingClientRect(), region.getBoundingClientRect()];
    region.scrollBy(at.left - from.left - 8, at.top - from.top - 8);
  });
  expect(await isUncovered(cell)).toBe(false);
  await cell.focus();
  expect(await isUncovered(cell)).toBe(true);
  await expect(cell).toHaveText('2');
  await cell.click();
  await expect(page.getByText('2 applications', { exact: true }).first()).toBeVisible();
  const filters = page.getByRole('group', { name: 'Filters', exact: true });
  for (const label of ['Position', 'Received'])
    await expect(filters.getByRole('button', { name: `Remove the filter ${label}`, exact: true })).toBeVisible();

  await page.goto('/admin/reports');
  await showAll.click();
  await page.getByRole('link', { name: `1: ${position}, All weeks, period before`, exact: true }).click();
  await expect(page.getByText('1 application', { exact: true }).first()).toBeVisible();
});

test('general administrators read how many enquiries came in, and whether mails go out @long', async ({
  page,
  stack,
}) => {
  const enquiry = { name: 'Asha', email: 'asha.reports@client.example', projectDetails: 'A page.' };
  await sendForm(stack.site, '/api/formhome/submit', enquiry);
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('img', { name: /^enquiries per day: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^contact messages per day/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^visits per day/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Mails' })).toContainText('mails not sent');
  await expect(page.getByRole('heading', { name: 'Last rehearsed restore' })).toBeVisible();
  await expect(page.getByText('No restore was rehearsed yet')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Stages' })).toHaveCount(0);
  await expectAccessible(page);
});
