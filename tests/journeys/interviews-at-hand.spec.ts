import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAlsoAccessible, overhang, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';

// An answer is lost, and a move is refused.
test.use({ allowedComplaints: /ERR_FAILED|status of 412/ });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An interview as a colleague arranges it meanwhile, with these people of the staff besides. */
async function arrangeAside(page: Page, { databaseUrl, hr, site }: JourneyStack, name: string, more: string[] = []) {
  const [row] = await queryOnce<{ id: string }>(databaseUrl, 'SELECT id FROM applications WHERE name = $1', [name]);
  const emails = [hr.email, ...more];
  const people = await queryOnce<{ id: string }>(databaseUrl, 'SELECT id FROM staff WHERE email = ANY($1)', [emails]);
  const data = {
    applicationId: row!.id,
    key: randomUUID(),
    start: `${inDays(5)}T11:00`,
    zone: 'Asia/Kolkata',
    minutes: 45,
    place: 'Room Ganges',
    people: people.map(({ id }) => id),
  };
  const answer = await page.request.post('/api/admin/interviews', { data, headers: { Origin: site } });
  expect(answer.status()).toBe(201);
  return { applicationId: row!.id, id: ((await answer.json()) as { id: string }).id };
}
const filtered = (path: string, filter: object) =>
  `/admin/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Opens the dialog of an interview with a new applicant, and fills in what it needs. */
async function fillInvitation(page: Page, { site, hr }: JourneyStack) {
  const name = await applyAs(site);
  await logIn(page, hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: `Arrange an interview with ${name}` });
  await dialog.getByRole('textbox', { name: 'Day and time' }).fill(`${inDays(6)} 14:30`);
  await dialog.getByRole('textbox', { name: 'Where' }).fill('Room Indus');
  return { name, dialog };
}

test('another interview with an applicant is asked about, and the same one is not arranged twice', async ({
  page,
  stack,
}) => {
  const { name, dialog } = await fillInvitation(page, stack);
  await arrangeAside(page, stack, name);
  await expect(dialog).toContainText(`${name} has an interview already`);
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(dialog).toContainText('Tick that you want another interview, or change the existing one.');
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Arrange another one beside it' }).check();

  // The answer is lost, and the page loaded again: the draft still has the key of its interview.
  await page.route('**/api/admin/interviews', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/interviews');
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Where' })).toHaveValue('Room Indus');
  await dialog.getByRole('checkbox', { name: 'Arrange another one beside it' }).check();
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Interviews' }).getByText('Room Indus')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Interviews' }).getByText('Room Ganges')).toHaveCount(1);
});

test('fault 706: an interview whose applicant a colleague moves meanwhile is arranged, and says that the application was not moved', async ({
  page,
  stack,
}) => {
  const { dialog } = await fillInvitation(page, stack);
  await page.route('**/api/admin/applications/*/stage', async (route) => {
    const headers = { Origin: stack.site };
    const aside = await page.request.post(route.request().url(), { data: { stage: 'screening' }, headers });
    expect(aside.status()).toBe(200);
    return route.continue();
  });
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The interview is arranged; the application was not moved' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Interviews' })).toContainText('Room Indus');
});

test('fault 720: an interview whose move along has lost its answer says that nobody knows, and shows the stage as it is', async ({
  page,
  stack,
}) => {
  const { dialog } = await fillInvitation(page, stack);
  await page.route('**/api/admin/applications/*/stage', async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The interview is arranged' });
  await expect(alert).toContainText('it is not known whether it was moved');
  await expect(alert).not.toContainText('was not moved');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('interview', { exact: true }).first()).toBeVisible();
});

test('a coming interview is on the card and in the reading room, where the key I leads to it', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await arrangeAside(page, stack, name);
  await page.goto(filtered('applications/board', { q: name }));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card).toContainText(/Interview \w{3} \d{1,2} \w{3,4}, 11:00/);
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('i');
  const coming = page.getByRole('dialog', { name: `Coming interviews with ${name}` });
  await expect(coming).toContainText('Room Ganges');
  await expectAccessible(page);
  await coming.getByRole('button', { name: /^Change…/ }).click();
  const changing = page.getByRole('dialog', { name: `Change the interview with ${name}` });
  await changing.getByRole('textbox', { name: 'Where' }).fill('Room Kaveri');
  await changing.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(coming).toContainText('Room Kaveri');
  await page.keyboard.press('Escape');
  await expect(coming).toHaveCount(0);

  await page.goto(filtered('applications/reading', { q: name }));
  const decision = page.getByRole('region', { name: 'Decision' });
  const part = decision.getByRole('region', { name: 'Interviews' });
  await expect(part).toContainText('Room Kaveri');
  await expectAlsoAccessible(page);
  await page.keyboard.press('i');
  await coming.getByRole('button', { name: /^Cancel…/ }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this interview?' })
    .getByRole('button', { name: 'Cancel the interview' })
    .click();
  await expect(coming).toContainText('There are no coming interviews.');
  await expect(coming.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(part).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(part).toContainText('Room Kaveri');
});

test('a general administrator finds their interviews, and gives a verdict', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const { id } = await arrangeAside(page, stack, name, [stack.general.email]);
  await page.goto(filtered('interviews', { coming: true }));
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAlsoAccessible(page);
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('not answered yet').first()).toBeVisible();
  expect(await overhang(page), 'the list is wider than a phone').toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);

  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Interviews' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  const one = page.getByRole('region', { name: 'Interview', exact: true });
  await expect(one).toContainText('11:00 (Asia/Kolkata, GMT+05:30)');
  await expect(one).toContainText('Room Ganges');
  await expect(one.getByRole('button', { name: /^Change…/ })).toHaveCount(0);
  await expectAccessible(page);

  // As if it had been earlier today.
  await queryOnce(stack.databaseUrl, "UPDATE interviews SET starts_at = now() - interval '50 minutes' WHERE id = $1", [
    id,
  ]);
  await page.goto(filtered('interviews', { coming: false }));
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: name })
      .or(page.getByRole('listitem').filter({ hasText: name })),
  ).toContainText('your verdict is missing');
  await page.getByRole('link', { name, exact: true }).click();
  const verdict = one.getByRole('form', { name: /^Your verdict on the interview/ });
  await verdict.getByRole('radio', { name: 'Yes', exact: true }).check();
  await verdict.getByRole('textbox', { name: 'Why' }).fill('Asked about the right things.');
  await verdict.getByRole('button', { name: 'Give your verdict' }).click();
  await expect(one).toContainText('Asked about the right things.');
  await expect(verdict).toHaveCount(0);
});
