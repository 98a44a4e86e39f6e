import type { Page } from '@playwright/test';

/** The computed values of every element, in the order of `names`. */
interface Looks {
  names: string[];
  elements: { element: string; values: string[] }[];
}

/** The computed style of every element, so that two ways to the same look can be compared. */
export async function looksOf(page: Page): Promise<Looks> {
  // A page has a million values, which Playwright would take over one by one. A text is one.
  const text = await page.evaluate(() => {
    // Variables are left out, because their effect shows in the properties that use them. The other names are the same everywhere.
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'));
    const elements = Array.from(document.body.querySelectorAll('*'), (element) => {
      const style = getComputedStyle(element);
      const values = names.map((name) => style.getPropertyValue(name));
      return { element: `${element.tagName}.${element.getAttribute('class')}`, values };
    });
    return JSON.stringify({ names, elements });
  });
  return JSON.parse(text) as Looks;
}

/** One line for each property that differs. */
export function differencesIn(before: Looks, after: Looks): string[] {
  return before.elements.flatMap(({ element, values }, index) => {
    const others = after.elements[index]?.values ?? [];
    const differing = values.flatMap((value, at) => (value === others[at] ? [] : [at]));
    return differing.map((at) => `${element}: ${before.names[at]}: ${values[at]} is ${others[at]}`);
  });
}
