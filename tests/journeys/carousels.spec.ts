import {
  bringIntoView,
  carouselOf,
  lookAway,
  openStill,
  setHidden,
  slidesOf,
} from '../support/journeys/carousel-page.ts';
import { comesAlive, expect, inMotion } from '../support/journeys/journey.ts';
import { test } from '../support/built-site/other-company.ts';

test.use(inMotion);

interface Specified {
  name: string;
  /** Where it stands; none is the home page of the other company. */
  path?: string;
  slides: number;
  /** Width of the window, slides that are seen. */
  seen: readonly (readonly [width: number, slides: number])[];
  everyMs: number;
}

const fiveWide = [
  [479, 2],
  [480, 3],
  [767, 3],
  [768, 4],
  [1023, 4],
  [1024, 5],
] as const;

/**
 * Section 9 of the specification, for every carousel on a page. frontend/app/carousels.spec.ts checks the table of settings;
 * here, the carousel on the page is checked to have its settings.
 */
const specified: readonly Specified[] = [
  {
    name: 'Industries',
    path: '/',
    slides: 6,
    seen: [
      [360, 1],
      [1023, 1],
      [1024, 3],
    ],
    everyMs: 3000,
  },
  {
    name: 'A working week',
    path: '/career',
    slides: 14,
    seen: [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ],
    everyMs: 3000,
  },
  { name: 'Industries we work with', slides: 7, seen: fiveWide, everyMs: 1000 },
  { name: 'Our clients', slides: 5, seen: fiveWide, everyMs: 2000 },
  {
    name: 'Our team',
    slides: 5,
    seen: [
      [639, 1],
      [640, 2],
      [767, 2],
      [768, 3],
    ],
    everyMs: 2000,
  },
  {
    name: 'What clients say',
    slides: 6,
    seen: [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ],
    everyMs: 3500,
  },
];

const slidesSeen = async (region: Parameters<typeof slidesOf>[0]) =>
  (await slidesOf(region)).reduce((sum, { seen }) => sum + seen, 0);

for (const [path, onPage] of Map.groupBy(specified, (one) => one.path))
  // The others are the same code with other settings.
  test.describe(onPage.map(({ name }) => name).join(', '), { tag: path === '/' ? [] : '@long' }, () => {
    test('show as many slides as specified at each width @long', async ({ page, otherSite, isMobile }) => {
      test.skip(isMobile, 'it tries its widths by itself');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path ?? otherSite);
      await comesAlive(page);
      for (const { name, seen } of onPage) {
        const { region, next } = carouselOf(page, name);
        await region.scrollIntoViewIfNeeded();
        await expect(next).toBeVisible();
        for (const [width, places] of seen) {
          await page.setViewportSize({ width, height: 800 });
          // A row with room at its sides shows up to 0.6 of a slide more, and two in the middle up to 0.1 less.
          const placesSeen = async () => Math.round((await slidesSeen(region)) - 0.2);
          await expect.poll(placesSeen, `${name}, ${width} px`).toBe(places);
        }
      }
    });

    test('turn at the time that each is given @long', async ({ page, otherSite }) => {
      const { region: first } = carouselOf(page, onPage[0]!.name);
      await openStill(page, path ?? otherSite, first);
      for (const { name, slides, everyMs } of onPage) {
        const { region, current } = carouselOf(page, name);
        await bringIntoView(page, region, 'Pause');
        await lookAway(page);
        const start = await current();
        await page.clock.runFor(everyMs - 200);
        expect(await current(), name).toBe(start);
        await page.clock.runFor(200);
        await expect.poll(current, name).toBe((start + 1) % slides);
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the rows show as many, and all of them can be read @long', async ({ page, otherSite, isMobile }) => {
        test.skip(isMobile, 'it tries its widths by itself');
        await page.goto(path ?? otherSite);
        for (const { name, slides, seen } of onPage) {
          const { region } = carouselOf(page, name);
          for (const [width, places] of seen) {
            await page.setViewportSize({ width, height: 800 });
            expect(Math.round(await slidesSeen(region)), `${name}, ${width} px`).toBe(places);
          }
          await expect(region.getByRole('group', { name: /^\d+ of \d+$/ })).toHaveCount(slides);
        }
      });
    });
  });

// How a carousel turns is one code for all of them.
test.describe('a carousel', () => {
  const [slides, everyMs] = [6, 3000];

  test('turns from the last to the first, and not in a hidden tab @long', async ({ page }) => {
    const { region, dots, current } = carouselOf(page, 'Industries');
    await openStill(page, '/', region);
    await expect(dots).toHaveCount(slides);
    await lookAway(page);
    const start = await current();
    await setHidden(page, true);
    await page.clock.runFor(everyMs * 3);
    expect(await current(), 'the tab is hidden').toBe(start);
    await setHidden(page, false);

    await dots.nth(slides - 1).click();
    await page.clock.runFor(50);
    await expect.poll(current).toBe(slides - 1);
    await page.clock.runFor(everyMs * 3);
    expect(await current(), 'the focus is inside').toBe(slides - 1);
    await lookAway(page);
    await page.clock.runFor(everyMs);
    await expect.poll(current).toBe(0);
  });

  test('answers every press, however quickly they follow one another', async ({ page }) => {
    const { region, next, previous, dots, current } = carouselOf(page, 'Industries');
    await openStill(page, '/', region);
    const start = await current();
    const twice = (button: Element) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    };
    await next.evaluate(twice);
    await expect.poll(current).toBe((start + 2) % slides);
    await previous.evaluate(twice);
    await expect.poll(current).toBe(start);
    await previous.evaluate(twice);
    await expect.poll(current).toBe((start + slides - 2) % slides);
    await next.click();
    await dots.nth(2).click();
    await page.clock.runFor(50);
    await expect.poll(current).toBe(2);
  });

  test('does not turn by itself with reduced motion @long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { region, play, next, current } = carouselOf(page, 'Industries');
    await openStill(page, '/', region);
    await lookAway(page);
    await expect(play).toBeVisible();
    const start = await current();
    const places = (await slidesOf(region)).map(({ away }) => away);
    await page.clock.runFor(everyMs * 3);
    expect(await current()).toBe(start);
    expect((await slidesOf(region)).map(({ away }) => away)).toEqual(places);
    await next.click();
    await expect.poll(current).toBe((start + 1) % slides);
    expect(await region.evaluate((part) => part.getAnimations({ subtree: true }).length), 'without a glide').toBe(0);
  });
});

test('the middle one of what clients say is larger and clearer, its neighbours less so, and it is seen whole @long', async ({
  page,
  otherSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region, next, current } = carouselOf(page, 'What clients say');
  await openStill(page, otherSite, region);
  for (const press of [false, true, true]) {
    if (press) await next.click();
    const slides = await slidesOf(region);
    const at = (place: number) => slides.find(({ away }) => away === place)!;
    expect(at(0)).toMatchObject({ scale: 1.06, opacity: 1, whole: true });
    expect(at(0).label).toBe(`${(await current()) + 1} of 6`);
    for (const place of [-1, 1]) expect(at(place)).toMatchObject({ scale: 0.9, opacity: 0.85 });
    for (const { scale, opacity } of slides.filter(({ away }) => Math.abs(away) > 1))
      expect({ scale, opacity }).toEqual({ scale: 0.8, opacity: 0.6 });
  }
});

test('the team stands in the middle, with 60 px beside those who are seen @both @long', async ({
  page,
  otherSite,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region } = carouselOf(page, 'Our team');
  await openStill(page, otherSite, region);
  const width = (await region.boundingBox())!.width;
  const seen = isMobile ? 1 : 3;
  const slides = await region.getByRole('group', { name: /^\d of 5$/ }).all();
  const box = (await slides[0]!.boundingBox())!;
  expect(Math.abs(box.width * seen + 16 * (seen - 1) - (width - 120))).toBeLessThan(2);
});
