import type { Locator, Page } from '@playwright/test';

/** The texts of readable or usable elements below a floating part, at every scroll position of the page. */
export async function coveredBy(page: Page, floating: Locator): Promise<string[]> {
  const covered = new Set<string>();
  const { height, length } = await page.evaluate(() => ({
    height: innerHeight,
    length: document.documentElement.scrollHeight,
  }));
  // A step is less than the part is high, so that nothing passes by between two looks.
  for (let top = 0; top < length; top += 40) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    for (const text of await floating.evaluate(readUnder)) covered.add(text);
    if (top + height >= length) break;
  }
  return [...covered];
}

function readUnder(part: Element): string[] {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const parts = new Set<Element>();
  for (let x = left + 1; x < right; x += 6)
    for (let y = top + 1; y < bottom; y += 6)
      for (const element of document.elementsFromPoint(x, y)) if (!part.contains(element)) parts.add(element);
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (text) => text.right > left && text.left < right && text.bottom > top && text.top < bottom,
      );
    });
  const isControl = (element: Element) => element.matches('a, button, input, textarea, select, summary');
  return [...parts]
    .filter((element) => isControl(element) || hasText(element))
    .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
}
