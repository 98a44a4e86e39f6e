import { randomUUID } from 'node:crypto';
import { applicationForm, fillApplication, newApplicant, readReceipt } from '../support/journeys/application-page.ts';
import { publishPosts } from '../support/journeys/job-posts.ts';
import { expect, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { openApplication } from '../support/journeys/staff-pages.ts';

const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

test('who applies by a referral link is known to HR as referred by that colleague @long', async ({
  page,
  browser,
  stack,
}) => {
  const colleague = unique('Asha Rao');
  const [post] = await publishPosts(page, [{ title: unique('Referred Cook') }]);
  await page.goto(`/admin/job-posts/${post!.id}/show`);
  await page.getByLabel('Colleague').fill(colleague);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByRole('list', { name: 'Referral links' }).getByRole('listitem');
  await expect(link).toContainText(`${colleague}: 0 applications`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await link.getByRole('button', { name: /^Copy link/ }).click();
  await expect(link.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expectAlsoAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const applicant = await newApplicant();
  await visitor.goto(copied);
  expect(new URL(copied).pathname).toBe(`/career/${post!.slug}`);
  await visitor.getByRole('link', { name: 'Apply for this position' }).first().click();
  await fillApplication(visitor, applicant);
  await applicationForm(visitor).send.click();
  await readReceipt(visitor);
  await visitor.context().close();

  await page.goto('/admin/');
  await openApplication(page, applicant.name);
  await expect(page.getByRole('definition').filter({ hasText: colleague })).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  const referrers = page.getByRole('table', { name: 'Applications by referrer' });
  await expect(referrers.getByRole('row', { name: `${colleague} 1` })).toBeVisible();

  await page.goto(`/admin/job-posts/${post!.id}/show`);
  await expect(link).toContainText(`${colleague}: 1 application`);
  await link.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(link).toContainText('withdrawn');
  await expect(link.getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
  expect((await page.request.get(new URL(copied, stack.site).href)).status()).toBe(200);
});
