import assert from 'node:assert/strict';
import { paths } from '../../frontend/app/banners/banners.ts';
import type { BrowserJourney } from '../support/browsers/run-journeys.ts';
import type { VisitedPage } from '../support/browsers/visited-page.ts';
import { startWire } from '../support/browsers/wire.ts';

/** Runs in each page before anything else, and notes on it what the app says. */
const listen = () => {
  const { dataset } = document.documentElement;
  console.warn = (message: unknown) => void (dataset['warning'] = String(message));
  addEventListener('site:alive', () => void (dataset['alive'] = ''), { once: true });
};

/** The page's policy names its scripts by hash. */
const withListener = (text: string) =>
  text
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace(/^<!doctype html><html[^>]*><head>/i, (start) => `${start}<script>(${String(listen)})()</script>`);

async function wakes(page: VisitedPage, what: string): Promise<void> {
  await page.press('Shift');
  await page.reach(`the app of ${what} is awake`, () => 'alive' in document.documentElement.dataset);
  assert.equal(await page.tab.run(() => document.documentElement.dataset['warning'] ?? ''), '', what);
}

export const waking: BrowserJourney[] = [
  {
    title: 'the app wakes on each page as it was served, and on one that others have changed',
    width: 360,
    async make(page, { site }) {
      const wire = await startWire(site, withListener);
      try {
        for (const path of paths) {
          await page.tab.goTo(wire.address + path);
          await wakes(page, path);
        }
        await page.tab.goTo(`${wire.address}/application`);
        await page.tab.run(() => {
          for (const field of document.querySelectorAll('input')) field.before(document.createElement('i'));
        });
        await wakes(page, 'a changed page');
        await page.reach('the icons are there', () => document.querySelectorAll('i + input').length > 3);
      } finally {
        await wire.stop();
      }
    },
  },
];
