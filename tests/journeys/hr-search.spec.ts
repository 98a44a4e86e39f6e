import { randomBytes } from 'node:crypto';
import { formDataOf } from '../support/application.ts';
import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { makePdf } from '../support/make-pdf.ts';

/** Letters alone: what has digits cannot be a name. */
const someLetters = () => Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

async function apply(site: string, name: string, text: string): Promise<void> {
  const fields = { name, email: `${someLetters()}@mail.example`, apply: 'Java Developer', experience: 'Fresher' };
  const body = formDataOf({ fields, resume: { name: 'cv.pdf', bytes: await makePdf(text) } });
  expect((await fetch(`${site}/api/application`, { method: 'POST', body })).status).toBe(201);
}

test('HR sees in the list and in the preview what a search has hit', async ({ page, stack }) => {
  const [name, word] = [`Quillan ${someLetters()}`, someLetters()];
  await apply(stack.site, name, `Repairs ${word} zoetropes`);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const line = page.getByRole('list', { name: 'Found in' }).getByRole('listitem');
  await expect(async () => {
    await page.goto(`/admin/applications?filter=${encodeURIComponent(JSON.stringify({ q: `${word} zoetrope` }))}`);
    await expect(line).toHaveText(new RegExp(`^Resume.*Repairs ${word} zoetropes`), { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(line.locator('mark')).toHaveText([word, 'zoetropes']);
  await expectAccessible(page);

  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: /^Safe preview/ }).click();
  const text = page.getByRole('region', { name: 'Text of the resume' });
  await expect(text.locator('mark')).toHaveText([word, 'zoetropes']);
  const next = page.getByRole('button', { name: 'Next hit' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 2 hits')).toBeVisible();
  await expect(next).toBeDisabled();
  await expectAlsoAccessible(page);
});

test('similar names are shown apart, and only where nothing matches @long', async ({ page, stack }) => {
  const [first, name] = ['Quillan', someLetters()];
  await apply(stack.site, `${first} ${name}`, 'A resume');
  await logIn(page, stack.hr);
  const heading = page.getByRole('heading', { name: 'No exact match. Similar names' });
  const search = page.getByRole('searchbox', { name: /^Search names/ });
  await search.fill(`Quilan ${name}`);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: `${first} ${name}`, exact: true })).toBeVisible();
  await expectAlsoAccessible(page);
  await search.fill(`${first} ${name}`);
  await expect(page.getByRole('list', { name: 'Found in' })).toHaveCount(1);
  await expect(heading).toHaveCount(0);
});
