import type { Application } from '@frontdoor/contract';
import { formDataOf } from '../support/application.ts';
import { newApplicant } from '../support/journeys/application-page.ts';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { fillLogin, gridHeading, logIn, logInByForm, openApplication } from '../support/journeys/staff-pages.ts';

async function resumeOf(databaseUrl: string, name: string): Promise<string> {
  const sql = 'SELECT key FROM resumes JOIN applications ON id = application_id WHERE name = $1';
  const [row] = await queryOnce<{ key: string }>(databaseUrl, sql, [name]);
  return row!.key;
}

async function apply(site: string): Promise<string> {
  const { name, email, pdf } = await newApplicant();
  const fields = { name, email, apply: 'Java Developer', experience: 'Fresher' };
  const body = formDataOf({ fields, resume: { name: 'meera.pdf', bytes: pdf } });
  const answer = await fetch(`${site}/api/application`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  return name;
}

test('a general admin sees the application, and no way to its resume', async ({ page, stack }) => {
  for (const [path, area] of [
    ['/login', 'General admin'],
    ['/login2', 'HR admin'],
  ] as const)
    expect(await (await page.request.get(path)).text()).toContain(`<title>${area}: Log in | `);
  const name = await apply(stack.site);
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await openApplication(page, name);
  const listed = (await (await page.request.get('/api/admin/applications')).json()) as Application[];
  expect(listed.find((application) => application.name === name)).toMatchObject({ resume: null, resumeType: 'pdf' });
  await expect(page.getByRole('link', { name: /resume/i })).toHaveCount(0);
  await expect(page.locator('a[href*="/uploads/"]')).toHaveCount(0);
  const file = await resumeOf(stack.databaseUrl, name);
  expect((await page.request.get(`/uploads/${file}`)).status()).toBe(403);
});

test('the pages of the admin are accessible, and their state survives a reload @long', async ({ page, stack }) => {
  const name = await apply(stack.site);
  for (const [path, area, other] of [
    ['/login', 'General admin', '/login2'],
    ['/login2', 'HR admin', '/login'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${area}: `));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(area));
    await expect(page.getByRole('navigation').getByRole('link')).toHaveAttribute('href', other);
    await expectAccessible(page);
  }
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await openApplication(page, name);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test.describe('where the server says 401', () => {
  test.use({ allowedComplaints: /the server responded with a status of 401/ });

  test('a wrong password, or the other area, is told apart from nothing', async ({ page, stack }) => {
    await logInByForm(page, { ...stack.hr, password: 'not the password of Farah' });
    await expect(page.getByRole('alert')).toHaveText('Invalid admin credentials');
    await logInByForm(page, { ...stack.general, role: 'hr' });
    await expect(page.getByRole('alert')).toHaveText('Invalid admin credentials');
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/login2$/);
  });

  test('the link of a mail leads through the login to its application', async ({ page, stack }) => {
    const name = await apply(stack.site);
    const sql = 'SELECT id FROM applications WHERE name = $1';
    const [row] = await queryOnce<{ id: string }>(stack.databaseUrl, sql, [name]);
    await page.goto(`/admin/applications/${row!.id}/show`);
    await expect(page).toHaveURL(/\/login2\?/);
    await fillLogin(page, stack.hr);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(row!.id));
  });

  test('logging out ends the session', async ({ page, stack }) => {
    const name = await apply(stack.site);
    await logInByForm(page, stack.hr);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    expect((await page.request.get('/api/admin/applications')).status()).toBe(200);
    const [cookie] = await page.context().cookies();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login2$/);

    expect((await page.request.get('/api/admin/applications')).status()).toBe(401);
    const headers = { Cookie: `${cookie!.name}=${cookie!.value}` };
    const withOldCookie = await fetch(`${stack.site}/api/admin/applications`, { headers });
    expect(withOldCookie.status).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL(/\/login2/);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});
