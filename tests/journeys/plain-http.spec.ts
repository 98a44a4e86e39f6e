import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';
import { publishPosts } from '../support/journeys/job-posts.ts';
import { applyAs, logIn, openApplication, sendForm } from '../support/journeys/staff-pages.ts';

const dayAhead = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);

/** As a browser has it at a plain address: these are for https alone. */
const withoutTls = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    for (const name of ['clipboard', 'locks', 'share', 'credentials', 'serviceWorker', 'storage'])
      Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

test('at a plain address enquiries are answered, one and several', async ({ page, stack }) => {
  await withoutTls(page);
  const word = randomUUID().slice(0, 8);
  const call = { number: '+91 98123 45678', message: `Please call us about ${word}.` };
  await sendForm(stack.site, '/api/form/contact', { name: `Asha ${word}`, email: `${word}@mail.example`, ...call });
  await logIn(page, stack.general);
  await page.goto(`/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await page.getByRole('link', { name: `Asha ${word}`, exact: true }).click();
  const writing = page.getByRole('form', { name: 'Reply by mail' });
  await writing.getByLabel('Text of the mail').fill('We will call you on Monday.');
  await writing.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'We will call you on Monday.' })).toHaveCount(1);
  await page.goBack();
  await page.getByRole('checkbox', { name: `Select Asha ${word}` }).check();
  await page.getByRole('button', { name: 'Answer…' }).click();
  const many = page.getByRole('dialog', { name: 'Answer 1 enquiry' });
  await many.getByLabel('Text of the mail').fill('On Tuesday, too.');
  await many.getByRole('button', { name: 'Send the mail', exact: true }).click();
  await expect(many).toHaveCount(0);
});

test('at a plain address an interview is arranged, a link says that it is to be copied by hand, and passkeys are told to be missing', async ({
  page,
  stack,
}) => {
  await withoutTls(page);
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await page.getByRole('button', { name: 'Interview…' }).click();
  const arranging = page.getByRole('dialog', { name: `Arrange an interview with ${name}` });
  await arranging.getByRole('textbox', { name: 'Day and time' }).fill(`${dayAhead} 14:30`);
  await arranging.getByRole('textbox', { name: 'Where' }).fill('Room Indus');
  await arranging.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Interviews' }).getByText('Room Indus')).toBeVisible();
  const [post] = await publishPosts(page, [{ title: `Plain Cook ${randomUUID().slice(0, 8)}` }]);
  await page.goto(`/admin/job-posts/${post!.id}/show`);
  await page.getByLabel('Colleague').fill('Asha Rao');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByRole('list', { name: 'Referral links' }).getByRole('listitem');
  await link.getByRole('button', { name: /^Copy link/ }).click();
  await expect(link).toContainText('The browser did not let it be copied.');
  await page.goto('/admin/account');
  await expect(
    page.getByText('Under this address, or in this browser, no passkey can be added or used.'),
  ).toBeVisible();
  await page.goto(`/career/${post!.slug}`);
  await comesAlive(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address could not be copied; it stands above the page.')).toBeVisible();
});
