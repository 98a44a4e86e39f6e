import type { Page } from '@playwright/test';

type Look = Record<string, string>;

/** The computed style of every element, so that two ways to the same look can be compared. */
export const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const style = getComputedStyle(element);
      // Variables are left out, because their effect shows in the properties that use them.
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const values = names.map((name) => [name, style.getPropertyValue(name)]);
      return { element: `${element.tagName}.${element.getAttribute('class')}`, ...Object.fromEntries(values) };
    }),
  );

/** One line for each property that differs. */
export const differencesIn = (before: Look[], after: Look[]): string[] =>
  before.flatMap((look, index) =>
    Object.keys(look)
      .filter((name) => look[name] !== after[index]?.[name])
      .map((name) => `${look['element']}: ${name}: ${look[name]} is ${after[index]?.[name]}`),
  );
