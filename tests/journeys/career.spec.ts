import type { JobPost } from '@frontdoor/contract';
import { applicationForm, tabTo } from '../support/application-page.ts';
import { aPost, offerPosts, openPositions, visitPositions } from '../support/job-posts.ts';
import { comesAlive, expect, expectAccessible, test } from '../support/journey.ts';

test('the text about loading stands in the page until the list is there', async ({ page }) => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/jobposts', async (route) => {
    await slow;
    await route.fulfill({ json: [aPost({ title: 'Java Developer' })] });
  });
  await page.goto('/career');
  const positions = openPositions(page);
  await expect(positions.loading).toBeVisible();
  await comesAlive(page);
  await expect(positions.loading).toBeVisible();
  answer();
  await expect(positions.cardOf('Java Developer')).toBeVisible();
  await expect(positions.loading).toHaveCount(0);
  await expect(positions.region.getByText('1 position', { exact: true })).toBeVisible();
});

test('a page that is left alone asks for its positions by itself, once it stands', async ({ page }) => {
  const asked = page.waitForRequest('**/api/jobposts');
  await page.goto('/career');
  await asked;
  await expect(openPositions(page).loading).toHaveCount(0);
});

test('a card says what HR has written, in the words of the site', async ({ page }) => {
  const post = aPost({
    title: 'Java Developer',
    location: 'Noida, on site',
    employmentType: 'full-time',
    workplace: 'office',
    salary: { min: 1_200_000, max: 1_800_000, currency: 'INR', interval: 'year' },
    closesAt: '2031-12-31T18:30:00.000Z',
    descriptionHtml: '<h4>What you will do</h4><p>Read code, and leave it better.</p>',
  });
  await offerPosts(page, [post, aPost({ title: 'Cook' }), aPost({ title: 'Gardener' })]);
  await visitPositions(page);
  const { cardOf } = openPositions(page);
  const card = cardOf('Java Developer');
  const facts = [
    'Noida, on site',
    post.para,
    'Full time',
    'On site',
    '₹12,00,000 – ₹18,00,000 a year',
    '31 December 2031',
  ];
  for (const text of facts) await expect(card.getByText(text, { exact: true })).toBeVisible();
  const long = card.getByText('Read code, and leave it better.');
  await expect(long).toBeHidden();
  await card.getByText('The whole description').click();
  await expect(long).toBeVisible();
  await expect(cardOf('Cook').getByRole('term')).toHaveCount(0);
  await expectAccessible(page);
});

test('Apply Now opens the form with the position chosen', async ({ page }) => {
  await visitPositions(page);
  const posts = (await (await page.request.get('/api/jobposts')).json()) as JobPost[];
  const { slug } = posts.find(({ title }) => title === 'Java Developer')!;
  await openPositions(page).apply('Java Developer').click();
  await expect(page).toHaveURL(new RegExp(`/application\\?.*post=${slug}\\b`));
  await expect(applicationForm(page).position).toHaveValue('Java Developer');
});

test('Apply Now is reached and followed with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await offerPosts(page, [aPost({ title: 'Cook' }), aPost({ title: 'Java Developer' })]);
  await page.goto('/career');
  await comesAlive(page);
  await expect(openPositions(page).cardOf('Java Developer')).toBeVisible();
  await tabTo(page, openPositions(page).apply('Java Developer'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/application\b/);
  await expect(applicationForm(page).position).toHaveValue('Java Developer');
});

test('a title that no position has is found by the position in it, or leaves the choice open', async ({ page }) => {
  await offerPosts(page, [aPost({ title: 'Senior Java Developer (remote)' }), aPost({ title: 'Cook' })]);
  const form = applicationForm(page);
  await visitPositions(page);
  await openPositions(page).apply('Senior Java Developer (remote)').click();
  await expect(form.position).toHaveValue('Java Developer');
  await visitPositions(page);
  await openPositions(page).apply('Cook').click();
  await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();
});

test('an empty list invites an open application', async ({ page }) => {
  await offerPosts(page, []);
  await visitPositions(page);
  const positions = openPositions(page);
  await expect(positions.region.getByText('0 positions')).toBeVisible();
  await expect(positions.again).toHaveCount(0);
  await expectAccessible(page);
  await positions.openApplication.click();
  await expect(page).toHaveURL(/\/application$/);
});

test.describe('when the list cannot be loaded', () => {
  test.use({ allowedComplaints: /503|The server answered/ });

  test('the list is empty, and a quiet button loads it again', async ({ page }) => {
    let broken = true;
    await page.route('**/api/jobposts', (route) =>
      broken ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: [aPost({ title: 'Cook' })] }),
    );
    await visitPositions(page);
    const positions = openPositions(page);
    await expect(positions.again).toBeVisible();
    await expect(positions.region.getByRole('listitem')).toHaveCount(0);
    await expect(positions.openApplication).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    broken = false;
    await positions.again.press('Enter');
    await expect(positions.cardOf('Cook')).toBeVisible();
    await expect(positions.region.getByRole('heading', { name: 'Open positions' })).toBeFocused();
  });
});

test.describe('when the picture of a post is gone', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  test('its drawing stands for it', async ({ page }) => {
    await page.route('**/gone.png', (route) => route.abort('connectionfailed'));
    await offerPosts(page, [aPost({ title: 'Cook', image: 'https://pictures.example/gone.png' })]);
    await visitPositions(page);
    const card = openPositions(page).cardOf('Cook');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('svg')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  });
});

test.describe('were the API ever to give out a script', () => {
  test.use({ allowedComplaints: /Content Security Policy/ });

  test('the page would not run it', async ({ page }) => {
    const hostile =
      '<p>Words<img src="data:," onerror="document.title = \'taken\'"><script>document.title="taken"</script></p>';
    await offerPosts(page, [aPost({ title: 'Cook', descriptionHtml: hostile })]);
    await visitPositions(page);
    await openPositions(page).cardOf('Cook').getByText('The whole description').click();
    await expect(page.getByText('Words')).toBeVisible();
    await expect(page).toHaveTitle(/^Career/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the week can be read to its end, and the list can be asked for by mail', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('region', { name: 'A working week' }).getByRole('figure')).toHaveCount(14);
    await expect(openPositions(page).region.getByRole('link', { name: /^careers@/ })).toBeVisible();
    await expect(openPositions(page).loading).toBeHidden();
  });
});

test('a list of six posts is narrowed by its filters, and the address keeps what was chosen', async ({ page }) => {
  const titles = ['Java Developer', 'Flutter Developer', 'Cook', 'Gardener', 'Baker'];
  const far = aPost({ title: 'Tester', location: 'Dubai', workplace: 'remote' });
  await offerPosts(page, [far, ...titles.map((title) => aPost({ title, workplace: 'office' }))]);
  await visitPositions(page);
  const { region, cardOf } = openPositions(page);
  const filters = region.getByRole('group', { name: 'Narrow the list' });
  await filters.getByLabel('Location').selectOption('Dubai (1)');
  await expect(region.getByText('1 of 6 positions')).toBeVisible();
  await expect(cardOf('Tester')).toBeVisible();
  await expect(cardOf('Cook')).toHaveCount(0);
  await expect(page).toHaveURL(/\?location=Dubai$/);
  await expectAccessible(page);
  await filters.getByLabel('Workplace').selectOption('On site (5)');
  await region.getByRole('button', { name: 'Show all positions' }).click();
  await expect(cardOf('Cook')).toBeVisible();
  await page.goto('/career?location=Dubai');
  await expect(region.getByText('1 of 6 positions')).toBeVisible();
  await offerPosts(page, [far, aPost({ title: 'Cook' })]);
  await page.reload();
  await expect(cardOf('Cook')).toBeVisible();
  await expect(filters).toHaveCount(0);
});
