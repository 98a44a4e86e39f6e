import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { gridHeading, logIn, sendForm } from '../support/journeys/staff-pages.ts';

test('a person’s data is looked for, given out and erased, with a certificate @both', async ({ page, stack }) => {
  const email = `erase.${randomUUID()}@client.example`;
  await sendForm(stack.site, '/api/formhome/submit', { name: 'Erika', email, projectDetails: 'A page.' });
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.goto('/admin/personal-data');
  await page.getByLabel('E-mail of the person').fill(email);
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the archive' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('personal-data.zip');
  await page.getByRole('button', { name: 'Show what would be erased' }).click();
  await expect(page.getByText('1 enquiry')).toBeVisible();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expectAlsoAccessible(page);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^Erased/)).toBeVisible();

  await page.getByRole('link', { name: 'Certificate of this erasure' }).click();
  const certificate = page.getByRole('region', { name: 'Erasure', exact: true });
  const heading = certificate.getByRole('heading', { name: /^Certificate of erasure ER-/ });
  await expect(heading).toBeVisible();
  const number = ((await heading.textContent()) ?? '').replace('Certificate of erasure ', '');
  await expect(certificate).toContainText(stack.general.name);
  await expect(certificate).toContainText('1 enquiry');
  // What the erasure does not reach.
  await expect(certificate).toContainText(stack.mailbox?.address ?? 'a mailbox');
  await expect(certificate).not.toContainText(email);
  await expectAccessible(page);

  // On paper it stands alone, on one sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await expect(certificate.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(certificate.getByText('Signature')).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  // And it can be had again.
  await page.goto('/admin/erasures');
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(heading).toBeVisible();
});
