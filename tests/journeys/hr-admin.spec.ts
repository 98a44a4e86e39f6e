import { randomUUID } from 'node:crypto';
import { letMailsLeave, mailsAbout } from '../support/inbox.ts';
import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import {
  applyAs,
  writeAside,
  addFilter,
  gridHeading,
  logIn,
  openApplication,
  openBulkMove,
} from '../support/journeys/staff-pages.ts';

test('HR notes, moves, rejects with a reason and a mail, and sees it in the history', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await page.getByLabel('New note').fill('Knows our kind of work.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Knows our kind of work.' })).toBeVisible();

  await page.getByRole('button', { name: /^Move to…/ }).click();
  const form = page.getByRole('form', { name: 'Move to another stage' });
  await form.getByRole('button', { name: 'Move' }).click();
  await expect(form.getByText('Choose a stage.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Stage' }).selectOption('rejected');
  await form.getByLabel('Reason').selectOption({ index: 1 });
  await form.getByLabel('Send a mail to the applicant').check();
  await expect(form.getByLabel('Text of the mail')).toHaveValue(new RegExp(name.split(' ')[0]!));
  await form.getByLabel('Subject').fill(`About your application, ${name}`);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Move and send the mail' }).click();
  const history = page.getByRole('region', { name: 'History' });
  // It is read once somebody scrolls to it. The mails above it may come later, and push it away.
  const read = () => history.scrollIntoViewIfNeeded().then(() => history.textContent());
  await expect.poll(read).toContain('new → rejected');
  await expect(history).toContainText('mail sent along');
  await expectAlsoAccessible(page);
  await letMailsLeave(stack.databaseUrl);
  await expect
    .poll(async () => (await fetch(`${stack.inbox}/email`)).text())
    .toContain(`About your application, ${name}`);
});

test('the resume is read safely, without a download', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  const sql = 'SELECT reference FROM applications WHERE name = $1';
  const [row] = await queryOnce<{ reference: string }>(stack.databaseUrl, sql, [name]);
  await mailsAbout(stack.inbox, row!.reference);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await page.getByRole('button', { name: /^Safe preview/ }).click();
  const picture = page.getByRole('img', { name: 'Page 1 of the resume' });
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Look again' });
    if (await again.isVisible()) await again.click();
    await expect(picture).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  // Its place is kept before its bytes are there.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);
});

test('several applications are moved at once @long', async ({ page, stack }) => {
  const names = [await applyAs(stack.site), await applyAs(stack.site)];
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  for (const format of ['xlsx', 'csv'])
    await expect(page.getByRole('link', { name: `Export ${format.toUpperCase()}` })).toHaveAttribute(
      'href',
      new RegExp(`^/api/admin/applications\\.${format}\\?sort=`),
    );
  const dialog = await openBulkMove(page, names);
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOption('screening');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 applications moved to screening')).toBeVisible();
  await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Screening' }).click();
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('another application of the same person is seen, unlinked and linked @long', async ({ page, stack }) => {
  const email = `twice.${randomUUID()}@mail.example`;
  const first = await applyAs(stack.site, { email });
  const second = await applyAs(stack.site, { email, apply: 'Project Manager' });
  const sql = 'SELECT reference FROM applications WHERE name = $1';
  const [row] = await queryOnce<{ reference: string }>(stack.databaseUrl, sql, [first]);
  await logIn(page, stack.hr);
  await openApplication(page, second);
  const others = page.getByRole('region', { name: 'Also applied' });
  await expect(async () => {
    await page.reload();
    await expect(others.getByRole('link', { name: 'Java Developer' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await others.getByRole('button', { name: `Unlink ${row!.reference}` }).click();
  await expect(others.getByText('No other application of this person is known.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(others.getByText('same e-mail')).toBeVisible();
  await others.getByRole('button', { name: `Unlink ${row!.reference}` }).click();
  await expect(others.getByText('No other application of this person is known.')).toBeVisible();
  await others.getByRole('searchbox', { name: 'Find another application of this person' }).fill(first);
  await others.getByRole('button', { name: `Link ${row!.reference}` }).click();
  await expect(others.getByText('linked by hand')).toBeVisible();
  await expectAlsoAccessible(page);

  await page.getByRole('link', { name: 'All about it in the audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Linked two applications', exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Unlinked two applications' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Signed in' })).toHaveCount(0);
  await expectAccessible(page);

  const single = await applyAs(stack.site);
  await page.goto(`/admin/applications?filter=${encodeURIComponent(JSON.stringify({ apply: 'Java Developer' }))}`);
  await expect(page.getByRole('link', { name: single, exact: true })).toBeVisible();
  const yes = await addFilter(page, 'Also applied');
  await yes.selectOption('Yes');
  await expect(page.getByRole('link', { name: single, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
  await expectAlsoAccessible(page);
});

test('the applications for one job post are found @long', async ({ page, stack }) => {
  const title = `Archivist ${randomUUID().slice(0, 8)}`;
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const post = await page.request.post('/api/jobposts', {
    data: { title, para: 'Keeps what was written.', location: 'Noida' },
    headers: { Origin: new URL(page.url()).origin },
  });
  const { slug } = (await post.json()) as { slug: string };
  const [other, applicant] = [await applyAs(stack.site), await applyAs(stack.site, { job_post: slug })];
  await page.reload();
  await expect(page.getByRole('link', { name: other, exact: true })).toBeVisible();
  const jobPost = await addFilter(page, 'Job post');
  await jobPost.selectOption(title);
  await expect(page.getByRole('link', { name: other, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: applicant, exact: true })).toBeVisible();
  await page.reload();
  await expect(jobPost).toHaveValue(/./);
  await expect(page.getByRole('link', { name: applicant, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: other, exact: true })).toHaveCount(0);
});

test('a job post is added, seen by visitors, edited and deleted', async ({ page, stack }) => {
  const title = `Gardener ${randomUUID().slice(0, 8)}`;
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(`/admin/job-posts?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Job Posts' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a job post' }).click();
  const form = page.getByRole('form', { name: 'Add a job post' });
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Looks after the roof garden.');
  await form.getByLabel('Location').fill('Noida');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`“${title}” is added`)).toBeVisible();
  const posts = (await (await page.request.get('/api/jobposts')).json()) as { title: string; slug: string }[];
  const { slug } = posts.find((post) => post.title === title)!;
  const places = [`/career/${slug}`, '/career', '/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemap-jobs.xml'];
  const open = async () => Promise.all(places.map(async (place) => (await page.request.get(place)).text()));
  for (const text of await open()) expect(text).toContain(slug);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('form', { name: 'Edit the job post' }).getByLabel('Location').fill('Delhi');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(`“${title}” is updated`)).toBeVisible();
  expect((await open())[0]).toContain('Delhi');

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this job post?' });
  await expect(question).toContainText('close it instead');
  await expect(question).toHaveCSS('text-align', 'start');
  await expect(question.getByRole('button').first()).toHaveText('Cancel');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAlsoAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${title}” is deleted`)).toBeVisible();
  expect((await page.request.get(`/career/${slug}`)).status()).toBe(410);
  for (const text of (await open()).slice(1)) expect(text).not.toContain(slug);
});

test.describe('where the server refuses', () => {
  test.use({ allowedComplaints: /the server responded with a status of 412/ });

  test('form settings that somebody else has saved meanwhile are not written over @long', async ({ page, stack }) => {
    const position = `Position ${randomUUID().slice(0, 8)}`;
    await logIn(page, stack.hr);
    await expect(gridHeading(page, 'hr')).toBeVisible();
    await page.goto('/admin/form-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Form Settings' })).toBeVisible();
    const before = (await (await page.request.get('/api/form-settings')).json()) as object;
    await page.getByLabel('New position', { exact: true }).last().fill(position);
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await writeAside(page, '/api/form-settings', before);
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this meanwhile' });
    await expect(alert).toContainText(`${stack.hr.name}, `);
    await expect(page.getByRole('button', { name: `Remove ${position}` })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Form settings updated' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Remove ${position}` }).click();
    const question = page.getByRole('dialog', { name: `Remove “${position}”?` });
    await expect(question).toContainText('No application names it.');
    await expectAlsoAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByLabel('New position', { exact: true }).last()).toBeFocused();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Form settings updated' })).toBeVisible();
  });
});

test('the other pages of HR are accessible @long', async ({ page, stack }) => {
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const screens = [
    ['held', 'Held'],
    ['deliveries', 'Deliveries'],
    ['mail-templates', 'Mail templates'],
    ['rejection-reasons', 'Rejection reasons'],
    ['audit', 'Audit log'],
  ] as const;
  for (const [path, heading] of screens) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/admin/mail-templates');
  await page.locator('[id^="open-"]').first().click();
  await expect(page.getByRole('form', { name: 'Edit the mail template' })).toBeVisible();
  await expectAccessible(page);
});
