import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, fillLogin, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

// Sessions end, and an answer is lost.
test.use({ allowedComplaints: /the server responded with a status of 401|ERR_FAILED/ });
test.skip(({ isMobile }) => isMobile, 'nothing of it depends on the width of the screen');

test('a note that is not saved outlives the keys, a reload and the session', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  const note = page.getByRole('form', { name: 'Write a note' }).getByLabel('New note');
  await note.fill('Asked about remote work');
  await page.getByRole('region', { name: 'Application', exact: true }).getByRole('heading', { name }).click();
  await page.keyboard.press('Escape');
  await openApplication(page, name);
  await expect(note).toHaveValue('Asked about remote work');
  const restored = page.getByRole('status').filter({ hasText: 'Draft restored' });
  await expect(restored).toBeVisible();
  await expectAlsoAccessible(page);
  await note.fill('Asked about remote work, twice');
  await page.reload();
  await expect(note).toHaveValue('Asked about remote work, twice');

  // By key: any other call of the page may be the first that is refused, and leads to the login under a pointer.
  await page.getByRole('button', { name: 'Add the note' }).focus();
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login2\?/);
  await expect(page.getByRole('status').filter({ hasText: 'Your session ended' })).toBeVisible();
  await expectAlsoAccessible(page);
  await fillLogin(page, stack.hr);
  await expect(note).toHaveValue('Asked about remote work, twice');
  await restored.getByRole('button', { name: 'Discard' }).click();
  await expect(note).toHaveValue('');
  await expect(note).toBeFocused();
  await page.reload();
  await expect(note).toHaveValue('');
});

test('fault 723: a note whose answer is lost stands once when it is added again, over a reload too', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  const form = page.getByRole('form', { name: 'Write a note' });
  await form.getByLabel('New note').fill('Knows the port.');
  await page.route('**/api/admin/applications/*/notes', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await form.getByRole('button', { name: 'Add the note' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  const notes = page.getByRole('listitem').filter({ hasText: 'Knows the port.' });
  await expect(notes).toHaveCount(1);
  await page.unroute('**/api/admin/applications/*/notes');
  await page.reload();
  await expect(form.getByLabel('New note')).toHaveValue('Knows the port.');
  await form.getByRole('button', { name: 'Add the note' }).click();
  await expect(form.getByLabel('New note')).toHaveValue('');
  await expect(notes).toHaveCount(1);
});

test('a rewritten mail comes back with its move, and a logout asks before it goes @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await page.getByRole('button', { name: /^Move to…/ }).click();
  const form = page.getByRole('form', { name: 'Move to another stage' });
  await form.getByRole('combobox', { name: 'Stage' }).selectOption('interview');
  await form.getByLabel('Send a mail to the applicant').check();
  await form.getByLabel('Text of the mail').fill('Could we talk on Monday?');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Mail templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail templates' })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Text of the mail')).toHaveValue('Could we talk on Monday?');
  await expect(form.getByRole('combobox', { name: 'Stage' })).toHaveValue('interview');

  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Text of the mail')).toHaveValue('Could we talk on Monday?');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login2$/);
  await expect(page.getByText('Your session ended')).toHaveCount(0);
  await fillLogin(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  await expect(form).toHaveCount(0);
});

test('a mail that is rewritten in the reading room outlives the session, and keys meanwhile move nobody @long', async ({
  page,
  stack,
}) => {
  const word = `Kiran${Date.now().toString(36)}`;
  for (const name of [`${word} Second`, `${word} First`]) await applyAs(stack.site, { name });
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(`/admin/applications/reading?${new URLSearchParams({ filter: JSON.stringify({ q: word }) })}`);
  const first = page.getByRole('heading', { level: 2, name: `${word} First`, exact: true });
  await expect(first).toBeFocused();
  for (const key of ['r', '1', 'e']) await page.keyboard.press(key);
  const text = page.getByLabel('Text of the mail');
  await expect(text).toBeFocused();
  await text.fill('We have filled the post.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: /^Reject and send/ }).focus();
  for (const key of ['Enter', 'a', 'j', 'a']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/login2\?/);

  await fillLogin(page, stack.hr);
  await expect(first).toBeVisible();
  await page.keyboard.press('r');
  await expect(text).toHaveValue('We have filled the post.');
  const sql = 'SELECT DISTINCT stage FROM applications WHERE name LIKE $1';
  expect(await queryOnce(stack.databaseUrl, sql, [`${word}%`])).toEqual([{ stage: 'new' }]);
});
