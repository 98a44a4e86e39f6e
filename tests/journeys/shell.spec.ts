import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { company } from '../../frontend/app/content/company.ts';
import { reasons } from '../../frontend/app/home/words.ts';
import { benefits, offers } from '../../frontend/app/staff/words.ts';
import { coveredBy } from '../support/drawn-page/covered-by.ts';
import { fontsArrive } from '../support/drawn-page/first-paint.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const hrefsOf = (links: Locator) => links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href')));

const groups: [name: string, hrefs: string[]][] = [
  [
    'Services',
    [
      '/uiux',
      '/development',
      '/mobile-app',
      '/services',
      '/digital-marketing',
      '/Software-dev',
      '/game',
      '/testing',
      '/oracle',
    ],
  ],
  ['Quick links', ['/about', '/services', '/products', '/portfolio', '/blogs', '/contact', '/login']],
  ['Home, career and terms', ['/', '/career', '/term']],
  // The specification has no statement on accessibility; ours stands behind its links.
  ['Privacy and help', ['/privacy', '/contact', '/faq', '/accessibility']],
];

test("the footer's links are those of the specification, in its order", async ({ page }) => {
  await page.goto('/about');
  for (const [name, hrefs] of groups)
    expect(await hrefsOf(footer(page).getByRole('navigation', { name }).getByRole('link')), name).toEqual(hrefs);
});

test('the footer names address, hours, telephones and social sites of the company, and the years of its copyright', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(footer(page).getByText('©')).toContainText(`2023-${new Date().getFullYear()}`);
  for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'Pinterest'])
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  // The company has no microblog.
  await expect(page.getByRole('link', { name: 'Microblog' })).toHaveCount(0);
  for (const line of company.address) await expect(footer(page).getByText(line)).toBeVisible();
  await expect(footer(page).getByText('10:00 AM - 07:00 PM')).toBeVisible();
  for (const numbers of [company.phones, company.careersPhones]) {
    expect(numbers).toHaveLength(2);
    for (const number of numbers)
      await expect(footer(page).getByRole('link', { name: number })).toHaveAttribute('href', dialling(number));
  }
  await expect(footer(page).getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(footer(page).getByRole('link', { name: company.website })).toHaveAttribute('href', company.url);
  await expect(footer(page).getByRole('link', { name: company.name, exact: true })).toHaveAttribute('href', '/');
});

const dialling = (number: string) => `tel:${number.replaceAll(' ', '')}`;

test('Contact Us and Schedule a call dial the company @long', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Schedule a call' })).toHaveAttribute('href', dialling(company.phone));
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  const call = page.getByRole('link', { name: 'Contact Us' }).filter({ hasText: company.phone, visible: true });
  await expect(call).toHaveAttribute('href', dialling(company.phone));
});

test.describe('by width', () => {
  test.skip(({ isMobile }) => isMobile, 'The widths are the tests’ own.');

  test('the top bar shows e-mail and social links from 768 px on @long', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('banner');
    for (const [width, visible] of [
      [767, false],
      [768, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar.getByRole('link', { name: company.name, exact: true })).toBeVisible();
      await expect(bar.getByRole('link', { name: company.email })).toBeVisible({ visible });
      await expect(bar.getByRole('link', { name: 'LinkedIn' })).toBeVisible({ visible });
    }
  });

  test('WhatsApp and the call are in view from 640 px on, and folded away below @long', async ({ page }) => {
    await page.goto('/');
    const reach = page.getByRole('complementary', { name: 'Reach us now' });
    for (const [width, folded] of [
      [639, true],
      [640, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(reach.getByRole('button', { name: 'Talk to us' })).toBeVisible({ visible: folded });
      for (const name of ['WhatsApp', 'Call'])
        await expect(reach.getByRole('link', { name })).toBeVisible({ visible: !folded });
    }
  });
});

for (const width of [640, 1280, 1920])
  test(`WhatsApp and the call cover nothing on the way down the home page at ${width} px @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await comesAlive(page);
    const reach = page.getByRole('complementary', { name: 'Reach us now' });
    await expect(reach).toBeInViewport();
    expect(await coveredBy(page, reach)).toEqual([]);
  });

test('on a phone WhatsApp and the call have a lane at the foot of every page, which ends below its last line @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  const reach = page.getByRole('complementary', { name: 'Reach us now' });
  await expect(reach).toBeInViewport({ ratio: 1 });
  // The page is laid out as it comes into view, and grows while somebody scrolls.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const [foot, lane] = [await footer(page).boundingBox(), await reach.boundingBox()];
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(lane!.y + 1);
  }).toPass();

  // What a page of its own keeps at the foot of the screen stands above the lane.
  await page.goto('/career/java-developer');
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply for this position' }).last();
  await expect(apply).toBeInViewport({ ratio: 1 });
  const [bar, lane] = [await apply.boundingBox(), await reach.boundingBox()];
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(lane!.y);
});

test('the links to reach the company by lead to WhatsApp and to its telephone @long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const reach = page.getByRole('complementary', { name: 'Reach us now' });
  await expect(reach.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{8,15}$/);
  await expect(reach.getByRole('link', { name: 'Call' })).toHaveAttribute('href', dialling(company.phone));
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on paper @long' : 'on paper, without script', () => {
    test.use({ javaScriptEnabled });

    test('a page keeps its words, and leaves out what only a screen has a use for', async ({ page }) => {
      await page.goto('/about');
      if (javaScriptEnabled) await comesAlive(page);
      const newsletter = footer(page).getByRole('textbox');
      await expect(newsletter).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(newsletter).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(company.legalName).first()).toBeVisible();
      await expect(page.getByText(company.email).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Our Clients' })).toHaveCount(0);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`the reasons on paper${javaScriptEnabled ? '' : ', without script @long'}`, () => {
    test.use({ javaScriptEnabled });

    test('all six stand one below the other, each text under its title', async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await comesAlive(page);
      // On the screen one is open, and the focus opens another.
      await page.getByRole('button', { name: reasons[2].title }).focus();
      await page.emulateMedia({ media: 'print' });
      const tops: number[] = [];
      for (const { title, text } of reasons) {
        const parts = [page.getByRole('heading', { name: title }), page.getByText(text, { exact: true }).locator('..')];
        for (const part of parts) {
          await expect(part).toBeVisible();
          await expect(part).toHaveCSS('opacity', '1');
          tops.push((await part.boundingBox())!.y);
        }
      }
      expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
    });
  });

test('a job page is one page of A4 with whole addresses, and carousels are printed whole', async ({ page }) => {
  // With a long text, and without one.
  for (const slug of ['frontend-developer', 'java-developer']) {
    await page.goto(`/career/${slug}`);
    await comesAlive(page);
    expect((await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount(), slug).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  const reader = page.getByRole('main').getByRole('link', { name: 'Meera Iyer' }).first();
  const address = await reader.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address.replaceAll(/[" ]/g, '')).toBe(`(${company.url}/profilemeera)`);
  await page.goto('/staff');
  await comesAlive(page);
  const { width } = page.viewportSize()!;
  for (const { title } of [...offers.items, ...benefits.items]) {
    const card = page.getByRole('heading', { name: title, exact: true }).filter({ visible: true }).first();
    await expect(card, title).toBeVisible();
    const box = (await card.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= width, `${title} lies at ${Math.round(box.x)} px`).toBe(true);
  }
});

test('on paper a drawing is whole, and the sum of a table stands once', async ({ page }) => {
  await page.goto('/products/hospital-system');
  await comesAlive(page);
  await page.emulateMedia({ media: 'print' });
  // A sheet is as narrow as a tablet, which gets a part of the drawing.
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(page.getByText('Ward 3, east wing')).toBeVisible();
  await expect(page.getByText('Ward 3, rooms 304, 302')).toBeHidden();
  // Browsers repeat a table's foot on each sheet that the table reaches.
  const sum = page.getByRole('row', { name: /To pay/ }).locator('..');
  expect(await sum.evaluate((foot) => getComputedStyle(foot).display)).toBe('table-row-group');
});

test('a page that nobody has touched is printed as a sheet, too, with the company’s day and its address @long', async ({
  page,
}) => {
  // In India it is the 28th by then.
  await page.clock.setFixedTime('2026-11-27T20:00:00Z');
  const started = page.waitForResponse(/\/assets\/start-.*\.js$/);
  await page.goto('/about');
  await (await started).finished();
  await fontsArrive(page);
  // Tells the page of a print, as the menu of a browser does, and touches nothing.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(footer(page).getByRole('textbox')).toBeHidden();
  await expect(page.getByText(`28 November 2026 · ${new URL(page.url()).host}/about`)).toBeVisible();
});
