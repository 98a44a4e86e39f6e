import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { applyAs, sendForm, writeAside, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

const newName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

test('a general admin reads feedback, enquiries and contact messages, takes one, replies to it and is done with it', async ({
  page,
  stack,
}) => {
  const name = newName('Nadia');
  const sender = { name, email: 'nadia@client.example' };
  await sendForm(stack.site, '/api/auth/register', {
    ...sender,
    number: '+91 98123 45678',
    website: 'client.example',
    feedback: 'Eleven pharmacies, one stock.',
  });
  await sendForm(stack.site, '/api/formhome/submit', { ...sender, projectDetails: 'A booking page.' });
  await sendForm(stack.site, '/api/form/contact', { ...sender, number: '+91 98123 45678', message: 'Please call me.' });
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();

  const lists = [
    ['Feedback', 'consultation', 'Eleven pharmacies, one stock.'],
    ['Contact Messages', 'contact-message', 'Please call me.'],
  ] as const;
  for (const [heading, kind, text] of lists) {
    // The lists have one kind of page.
    const look = kind === 'consultation' ? expectAccessible : expectAlsoAccessible;
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: heading }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/all-enquiries\\?.*${kind}`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // The list of before may stand there for a moment, with the same name.
    await expect(page.getByText(text).first()).toBeVisible();
    await look(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'by the form' })).toContainText(text);
    await look(page);
  }
  // The address of a list of before. A company was not given.
  await page.goto(`/admin/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'N/A' }).first()).toBeVisible();

  await page.keyboard.press('n');
  await page.keyboard.type('Two weeks for a first look.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Two weeks for a first look.' })).toBeVisible();
  await expectAlsoAccessible(page);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText(`${name} is assigned to ${stack.general.name}`)).toBeVisible();
  await expect(page.getByLabel('Assigned to')).toHaveValue(/./);
  const writing = page.getByRole('form', { name: 'Reply by mail' });
  await writing.getByLabel('Begin with').selectOption({ label: 'Ask for details' });
  const text = writing.getByLabel('Text of the mail');
  await expect(text).toHaveValue(new RegExp(`^Dear ${name},[^]*${stack.general.name}, `));
  await writing.getByRole('button', { name: 'Show it as it goes out' }).click();
  const shown = page.getByRole('dialog', { name: 'The reply as it goes out' });
  await expect(shown.getByText('An answer to this mail reaches us.')).toBeVisible();
  await shown.getByRole('button', { name: 'Close' }).click();
  await text.press('Control+Enter');
  await expect(page.getByText(`You replied to ${name}.`)).toBeVisible();
  const reply = page.getByRole('listitem').filter({ hasText: `${stack.general.name}, by mail` });
  await expect(reply).toBeVisible();
  await expectAlsoAccessible(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(reply).toHaveCount(0);
  await expect(text).toHaveValue(/^Dear /);
  await writing.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('position and experience of an application are edited @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.general);
  await openApplication(page, name);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Position').last().selectOption('Project Manager');
  await page.getByLabel('Years of experience').fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter years from 0 to 80, with one decimal at most, such as 4.5.')).toBeVisible();
  await page.getByLabel('Years of experience').fill('4');
  await expectAlsoAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '4 years' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Project Manager' })).toBeVisible();
});

test.describe('where the server refuses', () => {
  test.use({ allowedComplaints: /the server responded with a status of (412|503)/ });

  test('a stale save is told, and the typed text stays', async ({ page, stack }) => {
    const name = await applyAs(stack.site);
    await logIn(page, stack.general);
    await openApplication(page, name);
    const id = new URL(page.url()).pathname.split('/')[3]!;
    await page.getByRole('button', { name: 'Edit' }).click();
    await writeAside(page, `/api/admin/applications/${id}`, { apply: 'Flutter Developer', experience: 3 });
    await page.getByLabel('Years of experience').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this meanwhile' });
    await expect(alert).toBeVisible();
    await expectAlsoAccessible(page);
    await expect(alert).toContainText(`${stack.general.name}, `);
    await expect(alert).toContainText('Edited an application');
    await expect(page.getByLabel('Position').last()).toHaveValue('Flutter Developer');
    await expect(page.getByLabel('Years of experience')).toHaveValue('7');
    await expect(page.getByText('Saved meanwhile: 3')).toBeVisible();
    await page.getByRole('button', { name: 'Take it for Years of experience' }).click();
    await expect(page.getByLabel('Years of experience')).toHaveValue('3');
    await expect(page.getByText('Saved meanwhile')).toHaveCount(0);
    await page.getByLabel('Years of experience').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('definition').filter({ hasText: '7 years' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Flutter Developer' })).toBeVisible();
  });

  test('a failed update says so, and the edit mode stays @long', async ({ page, stack }) => {
    const name = await applyAs(stack.site);
    await logIn(page, stack.general);
    await openApplication(page, name);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Years of experience').fill('3');
    await page.route('**/api/admin/applications/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to update. Please try again.');
    await expect(page.getByLabel('Years of experience')).toHaveValue('3');
  });
});

test('the pages for upkeep are accessible and hold what they promise @long', async ({ page, stack }) => {
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  const screens = [
    ['deliveries', 'Deliveries'],
    ['audit', 'Audit log'],
    ['staff', 'Staff'],
    ['retention', 'Retention'],
    ['status', 'System'],
    ['personal-data', 'Personal data'],
    ['account', 'Account'],
  ] as const;
  for (const [path, heading] of screens) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/admin/audit');
  await page.getByRole('link', { name: 'Signed in' }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: 'session' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/job-posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
  await expectAlsoAccessible(page);
});

test('the field of a filter follows the list: a step back, and the button that shows everything @long', async ({
  page,
  stack,
}) => {
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.goto('/admin/audit');
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Filter', exact: true }).click();
  await filters.getByRole('button', { name: 'Who', exact: true }).click();
  const who = page.getByRole('searchbox', { name: 'Who' });
  const entry = page.getByRole('link', { name: 'Signed in' }).first();
  const showAll = page.getByRole('button', { name: 'Show all entries' });
  const nobody = randomUUID();
  const filterBy = async (text: string) => {
    await who.fill(text);
    await who.press('Enter');
  };
  await filterBy(stack.general.name);
  await expect(page).toHaveURL(/filter=[^&]*actor/);
  await expect(entry).toBeVisible();
  await filterBy(nobody);
  await expect(showAll).toBeVisible();

  await page.goBack();
  await expect(entry).toBeVisible();
  await expect(who).toHaveValue(stack.general.name);
  await who.blur();
  await expect(entry).toBeVisible();

  await filterBy(nobody);
  await showAll.click();
  await expect(who).toHaveValue('');
  await who.focus();
  await who.blur();
  await expect(entry).toBeVisible();
  await expect(page).not.toHaveURL(/actor/);
});

test('a bar stands above every page while the example company may stand, and no bar where it may not @long', async ({
  page,
  stack,
}) => {
  let exampleCompany = true;
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...((await answer.json()) as object), exampleCompany } });
  });
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  const bar = page.getByRole('main').getByRole('note');
  await expect(bar).toBeVisible();
  exampleCompany = false;
  await page.reload();
  await expect(gridHeading(page, 'general')).toBeVisible();
  await expect(bar).toHaveCount(0);
});
