import type { Page } from '@playwright/test';

/** The window of the search as a visitor meets it. */
export function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const results = dialog.getByRole('list').first().getByRole('link');
  return {
    dialog,
    field: dialog.getByRole('textbox'),
    status: dialog.getByRole('status'),
    results,
    /** Those that lead to a part of a page. */
    sections: results.and(page.locator('[href*="#"]')),
  };
}
