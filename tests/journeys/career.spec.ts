import { randomUUID } from 'node:crypto';
import { everyPartIsLaidOut } from '../support/drawn-page/first-paint.ts';
import { applicationForm, tabTo } from '../support/journeys/application-page.ts';
import { closePost, openPositions, publishPosts } from '../support/journeys/job-posts.ts';
import {
  comesAlive,
  expect,
  expectAccessible,
  test,
  transitionEnds,
  expectAlsoAccessible,
} from '../support/journeys/journey.ts';

const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;

test('a card says what HR has written, in the words of the site, and leads to the page of its post', async ({
  page,
}) => {
  const title = unique('Java Developer');
  await publishPosts(page, [
    {
      title,
      location: 'Noida, on site',
      para: 'Keeps <the> & of two systems.',
      employmentType: 'full-time',
      workplace: 'office',
      salary: { min: 1_200_000, max: 1_800_000, currency: 'INR', interval: 'year' },
      closesAt: '2031-12-31T18:30:00.000Z',
      description: '## What you will do\n\nRead code, and leave it better.',
    },
    { title: unique('Cook') },
  ]);
  await page.goto('/career');
  const card = openPositions(page).cardOf(title);
  const facts = [
    'Noida, on site',
    'Keeps <the> & of two systems.',
    'Full time',
    'On site',
    '₹12,00,000 – ₹18,00,000 a year',
    '31 December 2031',
  ];
  for (const text of facts) await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  await comesAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Read code, and leave it better.')).toBeVisible();
  for (const text of facts.slice(1)) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  await expectAlsoAccessible(page);
  const apply = page.getByRole('link', { name: 'Apply for this position' }).first();
  await expect(apply).toHaveAttribute('href', /^\/application\?.*post=java-developer-/);
  await apply.click();
  // The form takes the post out of the address as soon as it has read it.
  await expect(page).toHaveURL(/\/application(?:\?|$)/);
});

test('Back from a page that the app has drawn leads to the whole list, and to the whole post @long', async ({
  page,
}) => {
  const title = unique('Java Developer');
  const [post] = await publishPosts(page, [{ title, description: 'Read code, and leave it better.' }]);
  const listed = openPositions(page).cardOf(title);
  const description = page.getByText('Read code, and leave it better.');
  for (const [path, whole] of [
    ['/career', listed],
    [`/career/${post!.slug}`, description],
  ] as const) {
    await page.goto(path);
    await comesAlive(page);
    // Parts that are laid out meanwhile would move the link.
    await everyPartIsLaidOut(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    // The address comes before the page is drawn, and Back in between would break the transition off.
    await expect(page.getByRole('main').getByRole('region', { name: 'Open positions' })).toHaveCount(0);
    await expect(page).toHaveTitle(/Portfolio/);
    await transitionEnds(page);
    // The app has drawn that page: otherwise there would be nothing to prove.
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(whole).toBeVisible();
    await comesAlive(page);
    await expect(whole).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/portfolio$/);
  }
});

test.describe('a picture of a post that cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  test('leaves the drawing without a frame, whether it is lost before the app starts or later', async ({ page }) => {
    // The page of another journey shows this post, too, and loads it there.
    const image = '/apple-touch-icon.png';
    const [post] = await publishPosts(page, [{ title: unique('Cook'), image }]);
    await page.route(`**${image}`, (route) => route.abort());
    // The app starts once the picture has been lost.
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(image));
    await page.route('**/assets/*.js', async (route) => {
      await lost;
      await route.continue();
    });
    await page.goto(`/career/${post!.slug}`);
    await comesAlive(page);
    await expect(page.locator(`img[src="${image}"]`)).toBeHidden();
    await page.unroute('**/assets/*.js');
    await page.goto('/career');
    await comesAlive(page);
    await openPositions(page).cardOf(post!.title).scrollIntoViewIfNeeded();
    await expect(page.locator(`img[src="${image}"]`)).toBeHidden();
  });
});

test.describe('at the address of a closed post', () => {
  test.use({ allowedComplaints: /status of 410/ });

  test('it is said that it is closed, and the others are offered', async ({ page }) => {
    const [post, other] = await publishPosts(page, [{ title: unique('Cook') }, { title: unique('Baker') }]);
    await closePost(page, post!);
    const answer = await page.goto(`/career/${post!.slug}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByText('This position is closed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply for this position' })).toHaveCount(0);
    for (const term of ['Apply by', 'What to send']) await expect(page.getByText(term)).toHaveCount(0);
    await expect(page.getByRole('link', { name: new RegExp(other!.title) })).toBeVisible();
    await expectAlsoAccessible(page);
    await page.goto(`/application?position=Java+Developer&post=${post!.slug}`);
    await comesAlive(page);
    await expect(page.getByRole('note').getByText('This position is closed.')).toBeVisible();
    await expect(applicationForm(page).position).toHaveValue('');
  });
});

test.describe('at the address of no post', () => {
  // Another page than the one that the build made for this address is drawn anew.
  test.use({ allowedComplaints: /status of 404|drawn anew/ });

  test('the page for unknown addresses stays when the app begins, and is not loaded again', async ({
    page,
    isMobile,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    expect((await page.goto(`/career/${unique('no-such-post')}`))?.status()).toBe(404);
    await comesAlive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page at this address.' })).toBeVisible();
    // The window of the search opens once the app has drawn the page, and so after what would load the document again.
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'Search', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(documents).toBe(1);
  });
});

test('the address of a post can be shared @long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [post] = await publishPosts(page, [{ title: unique('Gardener') }]);
  await page.goto(`/career/${post!.slug}?utm_source=board`);
  await comesAlive(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/career/${post!.slug}`);
  expect(new URL(copied).search).toBe('');
});

test('Apply Now opens the form with the position chosen, by keyboard, too @long', async ({ page, isMobile }) => {
  await page.goto('/career');
  await comesAlive(page);
  const apply = openPositions(page).apply('Java Developer');
  await expect(apply).toHaveAttribute('href', /^\/application\?.*post=java-developer\b/);
  if (isMobile) await apply.click();
  else {
    await tabTo(page, apply);
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/application(?:\?|$)/);
  await expect(applicationForm(page).position).toHaveValue('Java Developer');
});

test('a title that no position has is found by the position in it, or leaves the choice open @long', async ({
  page,
}) => {
  const [senior, cook] = [`Senior Java Developer (${unique('remote')})`, unique('Cook')];
  await publishPosts(page, [{ title: senior }, { title: cook }]);
  const form = applicationForm(page);
  await page.goto('/career');
  await openPositions(page).apply(senior).click();
  await expect(form.position).toHaveValue('Java Developer');
  await page.goto('/career');
  await openPositions(page).apply(cook).click();
  await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the week can be read to its end, and the positions are in the page @long', async ({ page }) => {
    await page.goto('/career');
    await expect(page.getByRole('region', { name: 'A working week' }).getByRole('figure')).toHaveCount(14);
    await expect(openPositions(page).apply('Java Developer')).toBeVisible();
  });

  test('a list of six posts and more is narrowed by its filters, and the address keeps what was chosen @long', async ({
    page,
    browser,
  }) => {
    const location = unique('Dubai');
    const titles = ['Tester', 'Cook', 'Gardener', 'Baker', 'Potter', 'Weaver'].map(unique);
    const staff = await browser.newPage({ javaScriptEnabled: true });
    await publishPosts(
      staff,
      titles.map((title, at) => (at === 0 ? { title, location, workplace: 'remote' } : { title, workplace: 'office' })),
    );
    await staff.close();
    await page.goto('/career');
    const { region, cardOf } = openPositions(page);
    const filters = region.getByRole('group', { name: 'Narrow the list' });
    await filters.getByLabel('Location').selectOption(location);
    await filters.getByRole('button', { name: 'Show' }).click();
    await expect(region.getByText(/^1 of \d+ positions$/)).toBeVisible();
    await expect(cardOf(titles[0]!)).toBeVisible();
    await expect(cardOf(titles[1]!)).toHaveCount(0);
    await expect(filters.getByLabel('Location')).toHaveValue(location);
    expect(new URL(page.url()).searchParams.get('location')).toBe(location);
    await filters.getByLabel('Workplace').selectOption('office');
    await filters.getByRole('button', { name: 'Show' }).click();
    await region.getByRole('link', { name: 'Show all positions' }).click();
    await expect(cardOf(titles[1]!)).toBeVisible();
  });
});
