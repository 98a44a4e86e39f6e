import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn, logInByForm, sendForm } from '../support/journeys/staff-pages.ts';

const seed = `UPDATE applications SET answer_due_at = now() - interval '3 days', first_answer_due_at = now() - interval '3 days'
  WHERE name = $1`;

test('HR sees what waits, and each line leads to its list', async ({ page, stack }) => {
  const late = await applyAs(stack.site);
  await queryOnce(stack.databaseUrl, seed, [late]);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To do' })).toContainText('overdue');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Today/ })
    .click();
  const line = page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: 'overdue' });
  await expect(line).toBeVisible();
  await expectAccessible(page);

  // That the two have as many is proven at the API: other journeys have people of their own meanwhile.
  await line.getByRole('link', { name: /^Answer (?:it|them): \d+ answers? overdue$/ }).click();
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(page).toHaveURL(/overdue/);
  await expect(page.getByRole('link', { name: late, exact: true })).toBeVisible();
});

test('a bar of the day leads to its list @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site, { apply: 'Flutter Developer' });
  await logIn(page, stack.hr);
  await page.goto('/admin/today');
  await page
    .getByRole('list', { name: 'Last seven days' })
    .getByRole('link', { name: /^Flutter Developer/ })
    .click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAlsoAccessible(page);
});

test('a general administrator begins with the day: what waits, how the system is, who has signed in @both', async ({
  page,
  stack,
}) => {
  const name = `Noor ${randomUUID().slice(0, 8)}`;
  const message = { name, email: 'noor@client.example', number: '+91 98123 45678', message: 'Please call me.' };
  await sendForm(stack.site, '/api/form/contact', message);
  // The longest overdue of all, so that the line names it first.
  await queryOnce(stack.databaseUrl, `UPDATE contact_messages SET answer_due_at = '2020-01-02' WHERE name = $1`, [
    name,
  ]);
  await logInByForm(page, stack.general);
  const line = page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: 'overdue' });
  await expect(line).toContainText(name);
  const system = page.getByRole('list', { name: 'How the system is' });
  for (const part of ['Queue', 'Mail', 'File storage', 'Disk', 'Backup', 'Rehearsed restore'])
    await expect(system.getByRole('link', { name: new RegExp(`^${part}`) })).toBeVisible();
  const signIns = page.getByRole('list', { name: 'Sign-ins' });
  // Whose sign-in is the last is proven at the API: staff of other journeys sign in meanwhile.
  await expect(signIns).toContainText(/the last: .+, \d{1,2} \w+ \d{4}/);
  await expectAccessible(page);

  await line.getByRole('link', { name: /^Answer (?:it|them): \d+ enquir(y|ies) overdue$/ }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.goBack();
  await signIns
    .getByRole('link', { name: /sign-ins?/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Signed in' }).first()).toBeVisible();
});

const day = '2026-03-12T18:30:00.000Z';
const led = [
  {
    who: 'general',
    list: 'all-enquiries',
    kept: { tab: 'open' },
    filter: { overdue: true, state: 'open', source: 'fair', sourced: true },
    labels: ['Answer due', 'State', 'Source', 'Source told'],
  },
  {
    who: 'hr',
    list: 'applications',
    kept: { stage: 'hired' },
    filter: {
      reached: 'offer',
      stageSince: day,
      stageBefore: day,
      source: 'fair',
      sourced: false,
      left: 'interview',
      leftSince: day,
      leftBefore: day,
      answeredSince: day,
      answeredBefore: day,
      referrer: 'Rao',
    },
    labels: [
      'Ever in the stage',
      'In its stage since',
      'Source',
      'Source told',
      'Moved out of a stage',
      'First answered',
      'Full name of the colleague who referred',
    ],
  },
] as const;
for (const { who, list, kept, filter, labels } of led)
  test(`each filter to which a number has led ${who} is shown, and is taken away alone`, async ({ page, stack }) => {
    await logIn(page, stack[who]);
    await page.goto(`/admin/${list}?filter=${encodeURIComponent(JSON.stringify({ ...kept, ...filter }))}`);
    const filters = page.getByRole('group', { name: 'Filters', exact: true });
    const removals = filters.getByRole('button', { name: /^Remove the filter / });
    await expect(removals).toHaveCount(labels.length);
    for (const [at, label] of labels.entries()) {
      await filters.getByRole('button', { name: `Remove the filter ${label}`, exact: true }).click();
      await expect(removals).toHaveCount(labels.length - at - 1);
    }
    await expect
      .poll(() => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null') as unknown)
      .toEqual(kept);
  });
