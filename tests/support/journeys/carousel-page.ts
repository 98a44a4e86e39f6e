import type { Locator, Page } from '@playwright/test';
import { comesAlive, expect } from './journey.ts';

/** A carousel, by its visible controls. */
export function carouselOf(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true });
  const button = (label: string) => region.getByRole('button', { name: label, exact: true });
  const dots = region.getByRole('button', { name: /^Slide/ });
  return {
    region,
    dots,
    pause: button('Pause'),
    play: button('Play'),
    next: button('Next'),
    previous: button('Previous'),
    /** The place of the current slide. */
    current: () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current'))),
  };
}

/** Opens a page with its clock stopped, with the part in view and able to turn. */
export async function openStill(page: Page, address: string, part: Locator): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await comesAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await bringIntoView(page, part, /^(Pause|Play)$/);
  await frames(page);
  // The first measure of a row is taken in frames of the page's clock, and sets the row to where it was.
  await page.clock.runFor(50);
}

/** Scrolls a carousel into view until its button is there. The page's clock is advanced only for this. */
export async function bringIntoView(page: Page, part: Locator, button: string | RegExp): Promise<void> {
  await expect(async () => {
    // A list that has loaded meanwhile may have pushed it out of view.
    await part.scrollIntoViewIfNeeded();
    await page.clock.runFor(50);
    await expect(part.getByRole('button', { name: button })).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Lets the browser draw and run its intersection observers, independent of the page's clock. */
export async function frames(page: Page, count = 3): Promise<void> {
  for (let frame = 0; frame < count; frame++)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.documentElement);
        }),
    );
}

/** Moves the pointer and the focus away from all carousels. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(2, 2);
  await frames(page);
}

/** The tab goes into the background, or comes back. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

export interface SeenSlide {
  label: string;
  /** The part of it that is in view, 0 to 1. */
  seen: number;
  /** How far its middle is from the middle of the view, in places. */
  away: number;
  scale: number;
  opacity: number;
  /** Whether its content lies completely in the view. */
  whole: boolean;
}

/** The visible part of each slide, copies too. */
export const slidesOf = (region: Locator): Promise<SeenSlide[]> =>
  region.getByRole('group', { name: /^\d+ of \d+$/, includeHidden: true }).evaluateAll((slides) =>
    slides.map((slide) => {
      const view = slide.parentElement!.parentElement!.getBoundingClientRect();
      const place = slide.getBoundingClientRect();
      const card = slide.firstElementChild!;
      const drawn = card.getBoundingClientRect();
      const style = getComputedStyle(card);
      const overlap = Math.min(place.right, view.right) - Math.max(place.left, view.left);
      return {
        label: slide.getAttribute('aria-label')!,
        seen: Math.max(0, overlap / place.width),
        away: Math.round((place.left + place.width / 2 - view.left - view.width / 2) / place.width),
        scale: style.transform === 'none' ? 1 : new DOMMatrix(style.transform).a,
        opacity: Number(style.opacity),
        whole:
          drawn.left >= view.left && drawn.right <= view.right && drawn.top >= view.top && drawn.bottom <= view.bottom,
      };
    }),
  );
