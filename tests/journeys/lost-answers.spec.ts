import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { applyAs, logIn, openApplication, sendForm } from '../support/journeys/staff-pages.ts';

// Answers are lost, and a used key is refused.
test.use({ allowedComplaints: /ERR_FAILED|409/ });

/** The next request of a kind arrives, and its answer does not. */
const loseNextAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    },
    { times: 1 },
  );

/** An enquiry of its own, in the list of the general area. */
async function listEnquiry(page: Page, site: string) {
  const name = `Nadia ${randomUUID().slice(0, 8)}`;
  const message = {
    name,
    email: `${randomUUID()}@mail.example`,
    number: '+91 98123 45678',
    message: 'Please call me.',
  };
  await sendForm(site, '/api/form/contact', message);
  await page.goto(`/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  return name;
}
const repliesIn = (page: Page) => page.getByRole('listitem').filter({ hasText: ', by mail' });

test('a reply whose answer is lost is sent once, after a reload too, and a changed one says that the first has arrived @both', async ({
  page,
  stack,
}) => {
  await logIn(page, stack.general);
  const name = await listEnquiry(page, stack.site);
  await page.getByRole('link', { name, exact: true }).click();
  const writing = page.getByRole('form', { name: 'Reply by mail' });
  const text = writing.getByLabel('Text of the mail');
  const send = writing.getByRole('button', { name: 'Send', exact: true });
  await text.fill('We will call you on Monday.');
  await loseNextAnswer(page, '**/api/admin/all-enquiries/*/replies');
  await send.click();
  await expect(writing.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('We will call you on Monday.');
  await send.click();
  await expect(page.getByText('The reply is on its way')).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(repliesIn(page)).toHaveCount(1);

  await text.fill('Is ten good?');
  await loseNextAnswer(page, '**/api/admin/all-enquiries/*/replies');
  await send.click();
  await expect(writing.getByRole('alert')).toBeVisible();
  await text.fill('Is eleven good?');
  await send.click();
  await expect(writing.getByRole('alert')).toContainText('Your first try has arrived: see the conversation above.');
  await expect(repliesIn(page)).toHaveCount(2);
  await expectAlsoAccessible(page);
  await send.click();
  await expect(text).toHaveValue('');
  await expect(repliesIn(page)).toHaveCount(3);
});

test('a mail to several senders whose answer is lost is sent once, from a dialog that is opened anew too', async ({
  page,
  stack,
}) => {
  await logIn(page, stack.general);
  const name = await listEnquiry(page, stack.site);
  const tick = page.getByRole('checkbox', { name: `Select ${name}` });
  await tick.check();
  const open = page.getByRole('button', { name: 'Answer…' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Answer 1 enquiry' });
  const send = dialog.getByRole('button', { name: 'Send the mail', exact: true });
  await dialog.getByLabel('Text of the mail').fill('We will call you on Monday.');
  await loseNextAnswer(page, '**/api/admin/all-enquiries/replies');
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.reload();
  await tick.check();
  await open.click();
  await dialog.getByLabel('Text of the mail').fill('We will call you on Tuesday.');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Your first try has arrived');
  await send.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(repliesIn(page)).toHaveCount(2);
});

test('a mail to an applicant whose answer is lost is sent once @both', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  const mails = page.getByRole('region', { name: 'Mails', exact: true });
  const write = mails.getByRole('button', { name: 'Write a mail…' });
  await write.click();
  const form = page.getByRole('form', { name: 'Write a mail' });
  await form.getByLabel('Subject').fill('A word from us');
  await form.getByLabel('Text of the mail').fill('We are still reading.');
  await loseNextAnswer(page, '**/api/admin/applications/messages');
  const send = form.getByRole('button', { name: 'Send the mail' });
  await send.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Subject')).toHaveValue('A word from us');
  await send.click();
  await expect(form).toHaveCount(0);
  await page.reload();
  const written = mails.getByRole('listitem').filter({ hasText: 'A word from us' });
  await expect(written.first()).toBeVisible();
  await expect(written).toHaveCount(1);

  await write.click();
  await form.getByLabel('Subject').fill('One more thing');
  await form.getByLabel('Text of the mail').fill('Bring your papers.');
  await loseNextAnswer(page, '**/api/admin/applications/messages');
  await send.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('Text of the mail').fill('Bring your papers along.');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Your first try has arrived');
  await send.click();
  await expect(form).toHaveCount(0);
  await expect(mails.getByRole('listitem').filter({ hasText: 'One more thing' })).toHaveCount(2);
});
