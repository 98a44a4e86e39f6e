import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { applicationForm, fillApplication, newApplicant, readReceipt } from '../support/journeys/application-page.ts';
import { publishPosts } from '../support/journeys/job-posts.ts';
import { comesAlive, expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';

// Other tests add posts of their own, with titles that are no positions.
const [first, second] = ['Java Developer', 'Flutter Developer'] as const;

async function applyTo(page: Page, title: string): Promise<void> {
  await page.goto('/career');
  await comesAlive(page);
  await page.getByRole('link', { name: `Apply Now: ${title}`, exact: true }).click();
  await comesAlive(page);
}

async function consentAndSend(page: Page): Promise<string> {
  const form = applicationForm(page);
  await form.experience.selectOption('3-5 years');
  await form.agree.check();
  await form.age.check();
  await form.send.click();
  return readReceipt(page);
}

/** The form is for this position and begins with the person of another application, and with nothing else of it. */
async function expectFresh(page: Page, title: string, { name, email }: { name: string; email: string }): Promise<void> {
  const form = applicationForm(page);
  await expect(form.position).toHaveValue(title);
  await expect(form.name).toHaveValue(name);
  await expect(form.email).toHaveValue(email);
  await expect(form.profile).toHaveValue('https://www.linkedin.com/in/meera');
  await expect(form.letter).toHaveValue('');
  await expect(form.agree).not.toBeChecked();
  await expect(form.age).not.toBeChecked();
  await expect(page.getByText('meera.pdf')).toHaveCount(0);
  await expect(page.getByTestId('reference')).toHaveCount(0);
}

const sentOf = (databaseUrl: string, email: string) =>
  queryOnce(
    databaseUrl,
    `SELECT a.reference, a.apply, p.title FROM applications a JOIN job_posts p ON p.id = a.job_post_id
     WHERE a.email = $1 ORDER BY a.created_at`,
    [email],
  );

test('two posts are applied to in one tab, and each address keeps its own receipt', async ({ page, stack }) => {
  const applicant = await newApplicant();
  await applyTo(page, first);
  await fillApplication(page, applicant, null);
  await applicationForm(page).send.click();
  const references = [await readReceipt(page)];
  await expect(page.getByRole('main').getByText(`Received · ${first}`)).toBeVisible();
  for (const text of [applicant.email, /^meera\.pdf · \d+\u00a0KB · 1\u00a0page$/, /^[A-Z][a-z]+day, \d+ [A-Z]/])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Open positions' }).click();
  await comesAlive(page);
  await page.getByRole('link', { name: `Apply Now: ${second}`, exact: true }).click();
  await comesAlive(page);
  await expectFresh(page, second, applicant);
  await page.reload();
  await comesAlive(page);
  await expectFresh(page, second, applicant);
  references.push(await consentAndSend(page));
  expect(await sentOf(stack.databaseUrl, applicant.email)).toEqual([
    { reference: references[0], apply: first, title: first },
    { reference: references[1], apply: second, title: second },
  ]);

  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId('reference')).toHaveText(references[0]!);
  await page.goForward();
  await page.goForward();
  await expect(page.getByTestId('reference')).toHaveText(references[1]!);
  await page.reload();
  await comesAlive(page);
  await expect(page.getByTestId('reference')).toHaveText(references[1]!);
  await applyTo(page, first);
  await expect(page.getByTestId('reference'), 'a post that was applied for shows its receipt').toHaveText(
    references[0]!,
  );
});

test('another position than that of the post is no application for it, but any is where the post means none', async ({
  page,
  stack,
}) => {
  const [post] = await publishPosts(page, [{ title: `Glazier ${randomUUID().slice(0, 8)}` }]);
  for (const [title, slug, sent] of [
    [first, 'java-developer', []],
    [
      post!.title,
      post!.slug,
      [{ reference: expect.any(String) as unknown, apply: 'Backend Developer', title: post!.title }],
    ],
  ] as const) {
    const applicant = await newApplicant();
    await page.goto(`/application?${new URLSearchParams({ position: title, post: slug }).toString()}`);
    await comesAlive(page);
    await applicationForm(page).position.selectOption('Flutter Developer');
    await fillApplication(page, applicant, 'Backend Developer');
    await applicationForm(page).send.click();
    await readReceipt(page);
    expect(await sentOf(stack.databaseUrl, applicant.email)).toEqual(sent);
  }
});

test('the position of a post is chosen again after another one, and the application is for the post', async ({
  page,
  stack,
}) => {
  const applicant = await newApplicant();
  const { position, send } = applicationForm(page);
  await applyTo(page, first);
  await fillApplication(page, applicant, null);
  await position.selectOption(second);
  await page.reload();
  await comesAlive(page);
  await expect(position).toHaveValue(second);
  await position.selectOption('');
  await position.selectOption(first);
  await applicationForm(page).agree.check();
  await applicationForm(page).age.check();
  await send.click();
  const reference = await readReceipt(page);
  expect(await sentOf(stack.databaseUrl, applicant.email)).toEqual([{ reference, apply: first, title: first }]);
});

test('the title of a post decides the position, and not the words of an older link to it', async ({ page, stack }) => {
  for (const query of ['post=java-developer', 'position=Flutter+Developer&post=java-developer']) {
    const applicant = await newApplicant();
    await page.goto(`/application?${query}`);
    await comesAlive(page);
    await expect(applicationForm(page).position).toHaveValue(first);
    if (query.startsWith('post')) continue;
    await fillApplication(page, applicant, null);
    await applicationForm(page).send.click();
    const reference = await readReceipt(page);
    expect(await sentOf(stack.databaseUrl, applicant.email)).toEqual([{ reference, apply: first, title: first }]);
  }
});

test('two posts are applied to in two tabs that were open from the start @long', async ({ page, context, stack }) => {
  const applicant = await newApplicant();
  const other = await openTab(context, stack.site);
  await applyTo(page, first);
  await applyTo(other, second);
  await expect(applicationForm(other).position).toHaveValue(second);
  await fillApplication(page, applicant, null);
  await applicationForm(page).send.click();
  const references = [await readReceipt(page)];
  await expectFresh(other, second, applicant);
  references.push(await consentAndSend(other));
  for (const [at, tab] of [page, other].entries()) {
    await tab.reload();
    await comesAlive(tab);
    await expect(tab.getByTestId('reference')).toHaveText(references[at]!);
  }
  expect(await sentOf(stack.databaseUrl, applicant.email)).toEqual([
    { reference: references[0], apply: first, title: first },
    { reference: references[1], apply: second, title: second },
  ]);
});

test('the draft of a post outlasts the form of another one @long', async ({ page }) => {
  const applicant = await newApplicant();
  await applyTo(page, first);
  await fillApplication(page, applicant, null);
  await applyTo(page, second);
  await expectFresh(page, second, applicant);
  await applicationForm(page).letter.fill('For the second post.');
  await applyTo(page, first);
  await expect(applicationForm(page).letter).toHaveValue('I build back ends that keep what they were given.');
  await expect(page.getByText('meera.pdf').first()).toBeVisible();
  await applyTo(page, second);
  await expect(applicationForm(page).letter).toHaveValue('For the second post.');
});

test('on a small phone the ways on from a receipt stand in the first screen, and lead on by the keyboard @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const applicant = await newApplicant();
  await applyTo(page, first);
  await fillApplication(page, applicant, null);
  await applicationForm(page).send.click();
  await readReceipt(page);
  const another = page.getByRole('button', { name: 'Apply for another position' });
  const back = page.getByRole('main').getByRole('link', { name: 'Open positions' });
  for (const look of ['sent', 'reloaded']) {
    if (look === 'reloaded') {
      await page.reload();
      await comesAlive(page);
      await expect(another).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
    }
    for (const way of [page.getByTestId('reference'), another, back])
      await expect(way, look).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  await another.press('Enter');
  await expect(page).toHaveURL(/\/application$/);
  const form = applicationForm(page);
  await expect(page.getByRole('heading', { name: 'Application', exact: true })).toBeFocused();
  await expect(form.name).toHaveValue(applicant.name);
  await expect(form.agree).not.toBeChecked();
  await form.position.selectOption(second);
  await consentAndSend(page);
  await page.getByRole('button', { name: 'Forget them' }).click();
  await page.getByRole('button', { name: 'Apply for another position' }).click();
  await expect(form.send).toBeVisible();
  await expect(form.name).toHaveValue('');
});

async function openTab(context: BrowserContext, site: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(site);
  return tab;
}
