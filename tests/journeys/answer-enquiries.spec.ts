import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { sendForm, logIn } from '../support/journeys/staff-pages.ts';

test('a general admin answers several enquiries at once, and a person who sent two gets one mail @both', async ({
  page,
  stack,
}) => {
  const word = randomUUID().slice(0, 8);
  const asha = { name: `Asha ${word}`, email: `asha.${word}@mail.example` };
  const bala = { name: `Bala ${word}`, email: `bala.${word}@mail.example` };
  const call = { number: '+91 98123 45678', message: `Please call us about ${word}.` };
  await sendForm(stack.site, '/api/form/contact', { ...asha, ...call });
  await sendForm(stack.site, '/api/formhome/submit', { ...asha, projectDetails: `A booking page, ${word}.` });
  await sendForm(stack.site, '/api/form/contact', { ...bala, ...call });
  await logIn(page, stack.general);
  await page.goto(`/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await expect(page.getByRole('checkbox', { name: `Select ${bala.name}` })).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /^Select (Asha|Bala) / }).all()) await box.check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('3 selected');
  await selection.getByRole('button', { name: 'Answer…' }).click();

  const writing = page.getByRole('dialog', { name: 'Answer 3 enquiries' });
  await writing.getByLabel('Begin with').selectOption({ label: 'Ask for details' });
  const text = writing.getByLabel('Text of the mail');
  await expect(text).toHaveValue(/^Dear \{\{name\}\},/);
  await expect(writing.getByText('One of these people would get more than one mail:')).toBeVisible();
  const mails = writing.getByRole('region', { name: 'The mails as they go out' });
  await expect(mails.getByText(new RegExp(`^Dear Asha ${word},`))).toHaveCount(1);
  await expect(mails.getByText(new RegExp(`^Dear Bala ${word},`))).toHaveCount(1);
  await expectAccessible(page);
  await writing.getByLabel('One mail to each person, about all of their enquiries').uncheck();
  await expect(writing.getByRole('button', { name: 'Send 3 mails', exact: true })).toBeVisible();
  await writing.getByLabel('One mail to each person, about all of their enquiries').check();
  await writing.getByRole('button', { name: 'Send 2 mails and close' }).click();
  await expect(page.getByText('You replied to 3 enquiries, and they are done.')).toBeVisible();
  await expect(selection).toHaveCount(0);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Taken back: 3 records are as before.')).toBeVisible();
  await page.getByRole('link', { name: bala.name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ', by mail' })).toHaveCount(0);
});
