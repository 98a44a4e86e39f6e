import type { Download, Page } from '@playwright/test';

/** The file that a click yields, whichever tab the browser opens for it. */
export async function downloadFrom(page: Page, click: () => Promise<void>): Promise<Download> {
  const context = page.context();
  const arrived = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    context.on('page', (tab) => tab.once('download', resolve));
  });
  await click();
  return arrived;
}
