import type { Page } from '@playwright/test';

/** The words that a page itself says: its main part without drawings, forms and the heading of the form that all services share. */
export async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('svg, form, #consultation, nav')) part.remove();
    return copy.textContent;
  });
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];
}
