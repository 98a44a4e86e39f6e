import type { Page } from '@playwright/test';

/** The smallest desktop and the smallest phone that a first screen is made for. */
const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** Where drawings are shown smallest: at the first width of each layout. Between two of them they only grow. */
const small = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a small desktop', width: 1024, height: 768 },
  { name: 'a desktop', width: 1280, height: 800 },
] as const;

/** Letters of a drawing that are smaller are not read on any of them, in px. */
const SMALLEST_LETTER = 9;

/**
 * The heading, the first sentence and the main button of a page, where a visitor has to scroll to see them whole; and the letters of
 * its drawings that are too small, and words of headings that are broken in two, at one of these widths. `button` is the selector of
 * what the page is for, beside its heading: one that is given has to be there. The page has its former size afterwards.
 */
export async function faultsOfFirstScreen(page: Page, button?: string): Promise<string[]> {
  const before = page.viewportSize()!;
  const faults: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const { bottoms, end } = await page.locator('main').evaluate((main, selector) => {
      const heading = main.querySelector('h1');
      const head = heading?.closest('section') ?? main;
      const parts = { heading, sentence: main.querySelector('.lead'), button: head.querySelector(selector) };
      const lane = document.querySelector('aside.reach-lane')?.getBoundingClientRect();
      const isAcross = lane !== undefined && lane.width >= document.documentElement.clientWidth;
      return {
        bottoms: Object.entries(parts).flatMap(([name, part]) =>
          part ? [[name, Math.round(part.getBoundingClientRect().bottom)] as const] : [],
        ),
        /** On a phone the lane at the foot of the screen covers what is below it. */
        end: isAcross ? Math.round(lane.top) : innerHeight,
      };
    }, button ?? 'a.button.primary');
    if (button && !bottoms.some(([name]) => name === 'button')) faults.push(`no ${button} beside the heading`);
    if (bottoms.length < 2) faults.push('no heading, or no sentence below it');
    for (const [name, bottom] of bottoms)
      if (bottom > end) faults.push(`${name} ends at ${bottom} of ${end}, at ${screen.width} x ${screen.height}`);
  }
  for (const { name, ...screen } of small) {
    await page.setViewportSize(screen);
    for (const letters of await smallLetters(page)) faults.push(`on ${name} ${letters}`);
    for (const word of await brokenWords(page)) faults.push(`on ${name} a heading that breaks ${word}`);
  }
  await page.setViewportSize(before);
  return faults;
}

/** The letters as they are shown: the size of the font, scaled as the drawing is. */
const smallLetters = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, smallest) => {
    const texts = Array.from(main.querySelectorAll<SVGTextElement>('svg text')).filter(
      (text) => text.textContent.trim() !== '' && text.checkVisibility() && text.getClientRects().length > 0,
    );
    return texts.flatMap((text) => {
      const { c, d } = text.getScreenCTM() ?? { c: 0, d: 0 };
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d);
      return size < smallest ? [`letters of ${size.toFixed(1)} px: ${text.textContent.trim()}`] : [];
    });
  }, SMALLEST_LETTER);

/** Words that do not fit into the column of their heading, and go on in the next line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll('h1, h2, h3')).flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [first, ...others] = range.getClientRects();
          if (first && others.some(({ top }) => top >= first.bottom - first.height / 2)) broken.push(word);
        }
      return broken;
    }),
  );
