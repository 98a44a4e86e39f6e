import type { Page } from '@playwright/test';
import { axeRun } from '../../frontend/app/accessibility/axe-run.ts';
import { headingOf, paths, sheetLine, type PagePath } from '../../frontend/app/banners/banners.ts';
import type { OfferBanner } from '../../frontend/app/banners/banner.ts';
import { productBanners } from '../../frontend/app/banners/products.ts';
import { profileBanners } from '../../frontend/app/banners/profiles.ts';
import { serviceBanners } from '../../frontend/app/banners/services.ts';
import { clientele } from '../../frontend/app/content/clients.ts';
import { company } from '../../frontend/app/content/company.ts';
import { partners } from '../../frontend/app/content/partners.ts';
import { portfolio } from '../../frontend/app/content/portfolio.ts';
import { expect, overhang, test } from '../support/journeys/journey.ts';
import { faultsOfFirstScreen } from '../support/drawn-page/first-screen.ts';
import { coveredByLane } from '../support/drawn-page/reach-lane.ts';
import { wordsOf } from '../support/drawn-page/words-of.ts';

// Everything here stands in the pages as they are served.
test.use({ javaScriptEnabled: false });

const offers: Partial<Record<PagePath, OfferBanner>> = { ...serviceBanners, ...productBanners };
const isOneOf = (group: object) => (path: PagePath) => path in group;
const services = paths.filter(isOneOf(serviceBanners));
const products = paths.filter(isOneOf(productBanners));
const profiles = paths.filter(isOneOf(profileBanners));

/** The bar of the main links, or the button that opens them where there is no room for it. */
const mainMenu = (page: Page) =>
  page.viewportSize()!.width < 768
    ? page.getByRole('button', { name: 'Menu' }).filter({ visible: true })
    : page.getByRole('navigation', { name: 'Main', exact: true });

/** What every page has: status, heading, drawing and frame, and a first screen that says what it is about. */
async function expectWhole(page: Page, path: PagePath): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(` \\| ${company.name}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (path !== '/') {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path));
    await expect(page.getByText(sheetLine(path), { exact: true })).toBeVisible();
  }
  const drawing = page.locator('main svg[role=img], main svg > g[role=img]').filter({ visible: true }).first();
  // There the form of the application stands in its place.
  if (path !== '/application' || page.viewportSize()!.width >= 768) {
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleName(/\w+ \w+/);
  }
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await faultsOfFirstScreen(page), path).toEqual([]);
  expect(await coveredByLane(page), path).toBe(0);
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overhang(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(screen);
}

/** What is sold stands first in the heading and in the title, and one link above the fold leads on. */
async function expectOffer(page: Page, path: PagePath): Promise<void> {
  const { offer, button } = offers[path]!;
  await expect(page).toHaveTitle(`${offer} | ${company.name}`);
  const head = page.locator('main section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(head.getByRole('link', { name: button.text })).toHaveAttribute('href', button.to);
}

/** A service is written for a buyer, and ends with its own question and the consultation form. */
async function expectService(page: Page, path: PagePath): Promise<void> {
  await expectOffer(page, path);
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThanOrEqual(400);
  expect(words.length).toBeLessThanOrEqual(path === '/software/new' ? 1400 : 900);
  await expect(page.locator('main a[href="/contact"]').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Book a consultation' })).toHaveCount(1);
}

/** A product says what it does, and leads to a demonstration. */
async function expectProduct(page: Page, path: PagePath): Promise<void> {
  await expectOffer(page, path);
  expect((await wordsOf(page)).length).toBeGreaterThanOrEqual(300);
  await expect(page.locator('main a[href="/contact"]').first()).toBeVisible();
}

/** A profile tells a life: highlights, skills with their figures, papers, and ways to write or call. */
async function expectProfile(page: Page, path: PagePath): Promise<void> {
  const skills = page.getByRole('table').filter({ hasText: '%' });
  const figures = await skills
    .getByRole('cell')
    .filter({ hasText: /^\s*\d+%\s*$/ })
    .allInnerTexts();
  expect(figures.map((text) => Number.parseInt(text, 10))).toEqual(skillsOf(path));
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  for (const name of ['Certifications', 'Education']) await expect(page.getByRole('heading', { name })).toHaveCount(1);
}

const skillFigures = {
  managing: [80, 74, 89, 90, 78, 86, 88, 92],
  technical: [95, 90, 95, 85, 88, 90],
  others: [80, 95, 95, 90, 84, 100],
};

function skillsOf(path: PagePath): readonly number[] {
  if (path === '/profilearjun') return skillFigures.managing;
  return path === '/ishaanprofile' ? skillFigures.technical : skillFigures.others;
}

/** The counts of the specification: the part of the page, and the number of elements. */
const counts: readonly [path: PagePath, what: string, selector: string, count: number][] = [
  ['/services', 'cards that lead to services', 'main li > a', 15],
  ['/services', 'steps', 'main #process ~ ol > li, main section[aria-labelledby=process] ol > li', 4],
  ['/products', 'links Know More', 'main a:has-text("Know More")', 9],
  ['/', 'logos', 'main section[aria-labelledby=brands-title] li', 5],
  ['/', 'showcases', 'main .showcases article', 3],
  ['/', 'notes', 'main section[aria-labelledby=articles-title] article', 3],
  ['/', 'counters', 'main .figures dd', 4],
  ['/software/new', 'industries', 'main section[aria-labelledby=trades] li', 6],
  ['/software/new', 'benefits', 'main section[aria-labelledby=benefits] li', 5],
  ['/software/new', 'questions', 'main section[aria-labelledby=blog-section] details', 5],
  ['/game', 'sections', 'main section[aria-labelledby=level-map] li:has(h3)', 8],
  ['/model', 'models', 'main section[id]:has(dl)', 3],
  ['/portfolio', 'works', 'main article', 14],
  ['/portfolio', 'works without an address', 'main article button:disabled:has-text("No Link Available")', 2],
  ['/client', 'clients', 'main tbody tr', 14],
  ['/team', 'leaders', 'main section[aria-labelledby=eight] li', 8],
  ['/team', 'leaders in the first row', 'main section[aria-labelledby=eight] > ul > li', 5],
  ['/team', 'leaders in the second row', 'main section[aria-labelledby=eight] > div li', 3],
  ['/partner', 'partners', 'main [aria-roledescription=carousel] .wordmark', 7],
  ['/design', 'phases', 'main [type=radio]', 5],
  ['/staff', 'offers', 'main section[aria-labelledby=offers] .carousel-row > *', 6],
  ['/staff', 'benefits', 'main section[aria-labelledby=benefits] .carousel-row > *', 6],
  ['/staff', 'experts', 'main section[aria-labelledby=people] .carousel-row > *', 7],
  ['/blogs', 'apps', 'main .app-screen', 6],
  [
    '/accessibility',
    'rules that the last run has left open, each with its name',
    'main section[aria-labelledby=gaps] li:has(h3)',
    axeRun.violations.length + axeRun.undecided.length,
  ],
  ['/career', 'pictures of the week', 'main [aria-roledescription=carousel] .carousel-row > *', 14],
];

/** Links that a page must have: which ones, their selector, and all their targets. */
const targets: readonly [path: PagePath, what: string, selector: string, targets: readonly string[]][] = [
  ['/services', 'cards', 'main li > a', services],
  ['/products', 'links Know More', 'main a:has-text("Know More")', products],
  ['/team', 'links to profiles', 'main section[aria-labelledby=eight] a', profiles],
  ['/partner', 'links to partners', 'main a[target=_blank][rel~=noopener]', partners.map(({ url }) => url)],
  ['/client', 'links to clients', 'main tbody a[target=_blank][rel~=noopener]', clientele.map(({ url }) => url)],
  [
    '/portfolio',
    'links to works',
    'main article a[target=_blank][rel~=noopener]',
    portfolio.filter(({ isPublic }) => isPublic).map(({ url }) => url),
  ],
];

/** Elements and links that are counted on some pages. */
async function expectCounted(page: Page, path: PagePath): Promise<void> {
  for (const [, what, selector, count] of counts.filter(([at]) => at === path))
    await expect(page.locator(selector), `${count} ${what}`).toHaveCount(count);
  for (const [, what, selector, expected] of targets.filter(([at]) => at === path)) {
    const hrefs = await page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.toSorted(), `${what} to all ${expected.length} places`).toEqual([...expected].toSorted());
  }
}

type Expect = (page: Page, path: PagePath) => Promise<void>;
const nothingElse: Expect = async () => undefined;

const ofAKind = new Set([...services, ...products, ...profiles]);
const kinds: readonly [name: string, paths: readonly PagePath[], expectKind: Expect][] = [
  ['service', services, expectService],
  ['product', products, expectProduct],
  ['profile', profiles, expectProfile],
  ['other', paths.filter((path) => !ofAKind.has(path)), nothingElse],
];

// One visit for all that is said of a page, and one window for a kind: to open one costs more than to look at it.
for (const [name, ofKind, expectKind] of kinds)
  test(`every ${name} page is whole, and has what is specified for it and its kind`, async ({ page }) => {
    for (const path of ofKind)
      await test.step(path, async () => {
        await expectWhole(page, path);
        await expectKind(page, path);
        await expectCounted(page, path);
      });
  });

test('every row of the tables belongs to a page', () => {
  const knownPaths = new Set<string>(paths);
  expect([...counts, ...targets].map(([path]) => path).filter((path) => !knownPaths.has(path))).toEqual([]);
});

interface Drawn {
  shapes: string;
  letters: readonly string[];
}

/** The same shapes, or half of the letters the same: then one of the two was made from the other. Figures alone prove nothing. */
function isLike(drawing: Drawn, other: Drawn): boolean {
  if (drawing.shapes === other.shapes) return true;
  const [some, others] = [drawing, other].map(({ letters }) => new Set(letters.filter((text) => text.length > 2)));
  if (!some || !others || Math.min(some.size, others.size) < 8) return false;
  return [...some].filter((text) => others.has(text)).length * 2 > Math.min(some.size, others.size);
}

test('no two pages share a drawing, or say the same sentence @long', async ({ page }) => {
  const drawings: (Drawn & { path: PagePath })[] = [];
  const sentences = new Map<string, string>();
  const shared: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const { drawn, said } = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('svg, form, nav, .button, .sr-only')) part.remove();
      return {
        // A person has one portrait, on the team's page and on their own.
        drawn: Array.from(main.querySelectorAll('svg[role=img]:not(.portrait)'), (drawing) => ({
          shapes: drawing.innerHTML,
          letters: Array.from(drawing.querySelectorAll('text'), (text) => text.textContent.trim()),
        })),
        said: Array.from(copy.querySelectorAll('p, li, dd, td'), (part) => part.textContent.trim()),
      };
    });
    for (const drawing of drawn) {
      for (const other of drawings) {
        if (other.path !== path && isLike(drawing, other)) shared.push(`${path} and ${other.path}: one drawing`);
      }
      drawings.push({ path, ...drawing });
    }
    for (const sentence of new Set(said.flatMap((text) => text.split(/(?<=[.?!])\s+/)))) {
      // Shorter ones are labels and buttons, and the blog's titles stand on home as well.
      if (sentence.split(/\s+/).length < 6) continue;
      const before = sentences.get(sentence);
      if (before && !(before === '/' && path === '/blogs')) shared.push(`${path} and ${before}: ${sentence}`);
      sentences.set(sentence, path);
    }
  }
  expect(shared).toEqual([]);
});
