import { randomUUID } from 'node:crypto';
import { publishPosts } from '../support/journeys/job-posts.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';
import { faultsOfFirstScreen } from '../support/drawn-page/first-screen.ts';

const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;

/** As long as HR may write it, nearly. */
const long = 'You maintain two systems and leave their code better than you found it. '.repeat(54);

test('the first screen of a post has its title, its text and one way to apply, also with a very long text', async ({
  page,
}) => {
  const posts = await publishPosts(page, [{ title: unique('Java Developer'), para: long }, { title: unique('Cook') }]);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const)
    for (const { title, slug, para } of posts) {
      await page.setViewportSize({ width, height });
      await page.goto(`/career/${slug}`);
      await comesAlive(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(para.trim())).toBeInViewport();
      const ways = page.getByRole('link', { name: 'Apply for this position' }).filter({ visible: true });
      const bottoms = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      // On a phone the lane at the foot of the screen covers what is below it.
      const lane = width === 360 ? await page.locator('aside.reach-lane').boundingBox() : null;
      const inView = bottoms.filter((bottom) => bottom <= (lane?.y ?? height));
      expect(inView, `${title} at ${width} px`).toHaveLength(1);
      // On a phone it stands in the bar at the foot of the screen, and nowhere else.
      if (width === 360) expect(bottoms, title).toHaveLength(1);
    }
});

test.describe('the pages that no menu names', () => {
  test.use({ allowedComplaints: /status of 404/ });

  // Those behind the links of mails are looked at in their own journeys.
  for (const [path, what] of [
    ['/search', '#search-field'],
    ['/received/FD-7K3M-2QXW?form=application&file=1', '[data-testid=reference]'],
    ['/no-such-page', 'a.button.primary'],
  ] as const)
    test(`the first screen of ${path.split('?')[0]} has its heading and what the page is for`, async ({ page }) => {
      await page.goto(path);
      await comesAlive(page);
      await expect(page.locator('main').locator(what)).toBeVisible();
      expect(await faultsOfFirstScreen(page, what)).toEqual([]);
    });
});
