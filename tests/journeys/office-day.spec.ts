import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letMailsLeave, mailsTo } from '../support/inbox.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { expect, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { logIn, sendForm } from '../support/journeys/staff-pages.ts';
import { answerByMail, refusedMails } from '../support/mailbox/mailbox.ts';
import { until } from '../support/until.ts';

/** Ends the delay of the reply that was just sent, and waits for its mail. */
const replyIn = (stack: JourneyStack, email: string, words: string) =>
  until(`the mail with “${words}” is in the inbox`, async () => {
    await letMailsLeave(stack.databaseUrl);
    return (await mailsTo(stack.inbox, email)).find(({ text }) => text.includes(words));
  });

const writeReply = async (page: Page, text: string, button: string) => {
  const writing = page.getByRole('form', { name: 'Reply by mail' });
  await writing.getByLabel('Text of the mail').fill(text);
  await writing.getByRole('button', { name: button, exact: true }).click();
};

test('an enquiry is taken and answered, its sender’s answer opens it again, and a refused mail is sent once more before it is done', async ({
  page,
  stack,
}) => {
  const word = randomUUID().slice(0, 8);
  const [name, email] = [`Nadia ${word}`, `nadia.${word}@client.example`];
  await sendForm(stack.site, '/api/form/contact', {
    name,
    email,
    number: '+91 98123 45678',
    message: 'Please call me.',
  });
  await logIn(page, stack.general);
  await page.goto(`/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('link', { name, exact: true }).click();
  const enquiry = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  const id = new URL(page.url()).pathname.split('/')[3]!;
  // By the keys that the buttons show.
  await expect(enquiry.getByRole('button', { name: 'Take it' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText(`${name} is assigned to ${stack.general.name}`)).toBeVisible();
  await expect(enquiry.getByRole('button', { name: 'Take it' })).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(enquiry.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(enquiry.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('form', { name: 'Reply by mail' }).getByLabel('Text of the mail')).toBeFocused();

  await writeReply(page, 'Is Sunday good for a call?', 'Send');
  const asked = await replyIn(stack, email, 'Is Sunday good');
  expect(asked.html).toContain('Is Sunday good for a call?');
  expect(asked.replyTo?.map(({ address }) => address)).toEqual([stack.mailbox?.address]);
  await expect(enquiry.getByText('waiting for them')).toBeVisible();

  await answerByMail(stack, {
    from: email,
    to: asked,
    text: 'Sunday is fine.\n\nOn Friday you wrote:\n> Is Sunday good?',
  });
  const answer = enquiry.getByRole('listitem').filter({ hasText: 'Sunday is fine.' });
  await expect(answer).toBeVisible();
  await expect(enquiry.getByText('waiting for them')).toHaveCount(0);
  await expect(enquiry.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await expectAlsoAccessible(page);

  const refused = refusedMails(stack.refused);
  refused.add(email);
  await writeReply(page, 'Sunday it is, at ten.', 'Send and close');
  await expect(enquiry.getByRole('button', { name: 'Open again' })).toBeVisible();
  await letMailsLeave(stack.databaseUrl);
  const closing = enquiry.getByRole('listitem').filter({ hasText: 'Sunday it is, at ten.' });
  // Nobody has had it: it is no answer yet.
  await expect(closing.getByText(`550 <${email}>: no such mailbox here`)).toBeVisible();
  await expect(enquiry.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await expectAlsoAccessible(page);
  refused.remove(email);
  await closing.getByRole('button', { name: 'Send again…' }).click();
  await page.getByRole('dialog', { name: 'Send this mail?' }).getByRole('button', { name: 'Send' }).click();
  const closed = await replyIn(stack, email, 'Sunday it is');
  expect(closed.html).toContain('Sunday it is, at ten.');
  expect(closed.subject).toBe(asked.subject);
  await expect(enquiry.getByRole('button', { name: 'Open again' })).toBeVisible();

  await page.goto(`/admin/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId: id }))}`);
  const deeds = page.getByRole('link');
  await expect(deeds.filter({ hasText: 'Replied to an enquiry' })).toHaveCount(2);
  await expect(deeds.filter({ hasText: 'A mail about an enquiry came' })).toHaveCount(1);
  await expect(deeds.filter({ hasText: 'Assigned an enquiry' })).toHaveCount(1);
});
