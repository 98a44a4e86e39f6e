import type { Page } from '@playwright/test';
import { expect, test } from '../support/journeys/journey.ts';
import { logIn } from '../support/journeys/staff-pages.ts';

// A save over a version that was not read is answered with 412.
test.use({ allowedComplaints: /the server responded with a status of 412/ });

test('a signature that was changed on another page is not overwritten unseen, and what is typed stays', async ({
  page,
  context,
  stack,
}) => {
  await logIn(page, test.info().project.name === 'phone' ? stack.colleague : stack.hr);
  const tab = await context.newPage();
  const formOf = (one: Page) => one.getByRole('form', { name: 'Your signature' });
  const [form, other] = [formOf(page), formOf(tab)];
  const text = (of = form) => of.getByRole('textbox', { name: 'Signature (optional)' });
  for (const one of [page, tab]) await one.goto('/admin/account');
  await text().fill('{{writer}}, on a page');
  await text(other).fill('{{writer}}, on another');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByText('The signature is saved')).toBeVisible();

  await form.getByRole('button', { name: 'Save' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Somebody else has changed this meanwhile');
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(alert).toHaveCount(0);
  await expect(form.getByRole('figure')).toContainText(', on another');
  await expect(text()).toHaveValue('{{writer}}, on a page');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('figure')).toContainText(', on a page');
  await expect(form.getByText('Nothing is changed')).toBeVisible();
  await text().fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('figure')).toHaveCount(0);
});
