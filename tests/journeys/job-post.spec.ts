import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { publishPosts } from '../support/journeys/job-posts.ts';
import { comesAlive, expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { gridHeading, logIn } from '../support/journeys/staff-pages.ts';

test.use({ allowedComplaints: /the server responded with a status of (?:409|400|422)/ });

test('a job post goes from draft to closed, and the site shows it while it is open @both', async ({ page, stack }) => {
  const title = `Beekeeper ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace(' ', '-');
  const visitor = async (address: string) => (await page.request.get(address)).status();
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const list = `/admin/job-posts?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`;
  const add = async () => {
    await page.goto(list);
    await page.getByRole('link', { name: 'Add a job post' }).click();
    const form = page.getByRole('form', { name: 'Add a job post' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description', { exact: true }).fill('Looks after the bees on the roof.');
    await form.getByLabel('Location').fill('Noida');
    await form.getByLabel('State').selectOption('draft');
    return form;
  };

  const form = await add();
  await form
    .getByLabel('Long text (optional)')
    .fill('# Your day\n\n- You **listen** to [bees](https://bees.example/).');
  const rendering = form.getByRole('region', { name: 'As visitors read it' });
  await expect(rendering.getByRole('heading', { name: 'Your day' })).toBeVisible();
  await expect(rendering.getByRole('link', { name: 'bees' })).toHaveAttribute('href', 'https://bees.example/');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`“${title}” is added`)).toBeVisible();
  expect(await visitor(`/career/${slug}`)).toBe(404);

  await (await add()).getByRole('button', { name: 'Add' }).click();
  const question = page.getByRole('dialog', { name: `Another post “${title}”?` });
  await expect(question).toContainText('Noida');
  await expectAccessible(page);
  await question.getByRole('link', { name: `${title}, Noida` }).click();

  const edit = page.getByRole('form', { name: 'Edit the job post' });
  await edit.getByLabel('Address (optional)', { exact: true }).fill(`${slug}-2027`);
  await expect(edit.getByText('There are changes that are not saved.')).toBeVisible();
  const picture = edit.getByLabel('Picture (optional)', { exact: true });
  await picture.setInputFiles({ name: 'bees.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a and so on') });
  await expect(edit.getByRole('alert').filter({ hasText: 'It is a GIF.' })).toBeVisible();
  const roof = await page.screenshot({ type: 'jpeg' });
  const file = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: roof };
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/api/admin/job-posts/images', (route) => held.then(() => route.continue()));
  await picture.focus();
  await picture.setInputFiles(file);
  const update = edit.getByRole('button', { name: 'Update' });
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await expect(picture).toBeFocused();
  await update.press('Enter');
  await expect(edit.getByText('The picture is being sent. Save when it is there.')).toBeVisible();
  send();
  const shownNow = edit.getByRole('img', { name: 'The picture as it is now' });
  await expect(shownNow).toBeVisible();
  const words = edit.getByLabel('Description of the picture (optional)');
  await words.fill('A former roof');
  await edit.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(picture).toBeFocused();
  await expect(words).toHaveValue('');
  await picture.setInputFiles(file);
  await expect(shownNow).toBeVisible();
  await words.fill('A roof with hives');
  await edit.getByLabel('State').selectOption('open');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(`“${title}” is updated`)).toBeVisible();
  const shown = await (await page.request.get(`/career/${slug}-2027`)).text();
  expect(shown).toContain('Your day');
  expect(shown).toContain('alt="A roof with hives"');
  const kept = /\/career\/[0-9a-f]{64}\.webp/.exec(shown)?.[0] ?? '';
  expect((await page.request.get(kept)).headers()['content-type']).toBe('image/webp');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(edit.getByText(`Its address stays /career/${slug}-2027`)).toBeVisible();
  await edit.getByLabel('State').selectOption('closed');
  await expect(edit.getByText(/Closing takes it off .* Nobody has applied for it/)).toBeVisible();
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => visitor(`/career/${slug}-2027`)).toBe(410);
});

test.describe('the page of a post on paper', () => {
  test.use({ allowedComplaints: /status of 410/ });

  const description = ['What you will do', 'What you bring', 'How we work']
    .map((heading) => `## ${heading}\n\n${'- Read what others wrote, and leave it better and with a test\n'.repeat(4)}`)
    .join('\n');

  test('a long one without pay, and one of a deleted post, are one sheet of A4', async ({ page, stack }) => {
    const id = randomUUID().slice(0, 8);
    const para = 'You own one part of a product, from its database to its screens, together with four people. '.repeat(
      3,
    );
    const posts = await publishPosts(page, [
      { title: `Java Developer ${id}`, para, description },
      { title: `Tester ${id}` },
    ]);
    // A deleted post keeps its page where visitors have seen it.
    await page.goto(`/career/${posts[1]!.slug}`);
    const deleted = await page.request.delete(`/api/jobposts/${posts[1]!.id}`, { headers: { Origin: stack.site } });
    expect(deleted.status()).toBe(200);
    for (const { slug } of posts) {
      await page.goto(`/career/${slug}`);
      await comesAlive(page);
      expect((await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount(), slug).toBe(1);
    }
  });
});
