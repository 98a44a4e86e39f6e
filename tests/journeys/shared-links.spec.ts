import { paths } from '../../frontend/app/banners/banners.ts';
import { expect, test } from '../support/journeys/journey.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the screen.');

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('the sitemap lists every page, each page is its own canonical address and has a picture of its own', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)![1]!;
  const listed = await (await request.get(new URL(sitemap).pathname)).text();
  const addresses = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(paths);

  const pictures = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(new URL(address).pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(contentOf(html, 'twitter:card'), address).toBe('summary_large_image');
    expect(contentOf(html, 'og:image:alt'), address).toBeTruthy();
    const picture = contentOf(html, 'og:image')!;
    pictures.add(picture);
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    // A PNG begins with its width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
  expect(pictures.size).toBe(paths.length);
});

test('the blog tells readers of feeds where its feed is @long', async ({ page, request }) => {
  await page.goto('/blogs');
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const feed = await (await request.get(href!)).text();
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThan(0);
});
