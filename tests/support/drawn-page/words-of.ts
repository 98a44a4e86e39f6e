import type { Page } from '@playwright/test';

/** The words that a page itself says: its main part without drawings and forms. */
export async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('svg, form, nav')) part.remove();
    return copy.textContent;
  });
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];
}
