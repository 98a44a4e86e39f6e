import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../frontend/app/banners/banners.ts';
import { siteFiles } from '../../infra/local/paths.ts';
import { expect } from '../support/journeys/journey.ts';
import { test } from '../support/built-site/other-company.ts';
import { sha256 } from '../support/sha256.ts';

// Its build costs as much as that of the site. Each run looks through the sources: frontend/app/words-elsewhere.spec.ts.
test.describe('the site of another company, made by editing its content', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(({ isMobile }) => isMobile, 'One look is enough: nothing here depends on the screen.');

  test('holds no trace of the first one', ({ built }) => {
    const files = globSync('**/*.{html,hbs,js,css,svg,xml,txt,json}', { cwd: built });
    expect(files.length).toBeGreaterThan(60);
    const texts = files.map((file) => ({ file, text: readFileSync(join(built, file), 'utf8') }));
    const names = /plumbline|120 ?555 ?01/i;
    const place = /noida|sector 62|201309|uttar pradesh|gautam buddha/i;
    const door = /\bB-12\b/;
    const colours = /#c2410c|#fb923c/i;
    for (const trace of [names, place, door, colours])
      expect(
        texts.filter(({ text }) => trace.test(text)).map(({ file }) => file),
        String(trace),
      ).toEqual([]);
    const mails = texts.flatMap(({ text }) => text.match(/[\w.-]+@[\w-]+\.[a-z]+/g) ?? []);
    // The examples in the forms are no real person's data.
    expect(new Set(mails.map((mail) => mail.split('@')[1]))).toEqual(new Set(['ashlar-post.example', 'company.com']));
  });

  test('has social cards of its own, in its own colours', async ({ page, built, otherSite }) => {
    const cardsIn = (folder: string) => globSync('cards/*.png', { cwd: folder }).map((card) => join(folder, card));
    const digest = (file: string) => sha256(readFileSync(file));
    const cards = cardsIn(join(built, 'client'));
    expect(cards).toHaveLength(paths.length);
    const first = new Set(cardsIn(siteFiles).map(digest));
    expect(first.size).toBeGreaterThan(0);
    expect(cards.filter((card) => first.has(digest(card)))).toEqual([]);
    await page.goto(otherSite);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname } = new URL(card ?? '');
    expect(await countColour(page, pathname, '#c2410c')).toBe(0);
    expect(await countColour(page, pathname, '#1d4ed8')).toBeGreaterThan(100);
  });

  test('shows the other home page under the other name', async ({ page, otherSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(otherSite);
    await expect(page).toHaveTitle(/Ashlar/);
    await expect(page.getByRole('heading', { name: 'Industries We Work With' })).toBeVisible();
    for (const name of ['Industries we work with', 'Our clients', 'Our team', 'What clients say'])
      await expect(page.getByRole('region', { name })).toBeAttached();
    for (const figure of ['500+', '11+', '10+', '50+'])
      await expect(page.getByText(figure, { exact: true }).first()).toBeAttached();
  });

  test('lists nine projects, and says which cannot be visited', async ({ page, otherSite }) => {
    await page.goto(otherSite);
    const missing = page.getByRole('button', { name: 'No Link Available' });
    const links = page.getByRole('link', { name: /^Go to website/ });
    expect((await links.count()) + (await missing.count())).toBe(9);
    for (const button of await missing.all()) await expect(button).toBeDisabled();
    await expect(page.getByRole('link', { name: 'View Full Portfolio' })).toHaveAttribute('href', '/portfolio');
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/team');
  });

  test('leads to its microblog, from the top bar and from the footer', async ({ page, otherSite }) => {
    await page.goto(otherSite);
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part).getByRole('link', { name: 'Microblog' })).toHaveAttribute(
        'href',
        'https://microblog.example/ashlar',
      );
  });
});

/** How many points of a picture have exactly this colour, as #rrggbb. */
function countColour(page: Page, src: string, colour: string): Promise<number> {
  return page.evaluate(
    async ([address, wanted]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const sheet = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      sheet.drawImage(image, 0, 0);
      const { data } = sheet.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!) === wanted) count += 1;
      return count;
    },
    [src, Number.parseInt(colour.slice(1), 16)] as const,
  );
}
