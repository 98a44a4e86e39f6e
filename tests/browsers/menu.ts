import assert from 'node:assert/strict';
import type { Part } from '../support/browsers/find-part.ts';
import type { BrowserJourney } from '../support/browsers/run-journeys.ts';
import type { VisitedPage } from '../support/browsers/visited-page.ts';
import { startWire } from '../support/browsers/wire.ts';

const panel: Part = { role: 'dialog', name: '^menu$' };
const button: Part = { role: 'button', name: '^menu$' };

const STEPS = 40;

async function useMenu(page: VisitedPage, site: string): Promise<void> {
  await page.open(`${site}/about`);
  // It lies over no page before it is asked for.
  await page.see({ role: 'heading', name: '.' });
  await page.gone(panel);
  await page.click(button);
  await page.see(panel);
  // Behind its last link the focus is in the browser's own bars for a step, and comes back.
  let focus = '';
  for (let step = 0; step < STEPS || focus !== 'menu'; step += 1) {
    await page.press('Tab');
    focus = await page.tab.run(() => document.activeElement?.closest('#menu, body')?.id ?? 'nowhere');
    assert.match(focus, /^(?:menu)?$/, `step ${step}`);
  }
  await page.press('Escape');
  await page.gone(panel);
  await page.reach(
    'the button has the focus again',
    () => document.activeElement?.getAttribute('aria-label') === 'Menu',
  );
  await page.click(button);
  await page.click({ role: 'link', name: 'Quality$', inside: panel });
  await page.gone(panel);
  await page.reach('the page of the link', () => location.pathname === '/quality');
}

export const menu: BrowserJourney[] = [
  {
    title: 'the menu opens, holds the keyboard, closes and leads on',
    width: 360,
    make: (page, { site }) => useMenu(page, site),
  },
  {
    title: 'the menu does so where the browser has no popovers',
    width: 360,
    async make(page, { site }) {
      // Every word by which a page would use them is one that no browser knows. The page's policy names its scripts by hash.
      const without = (text: string) =>
        text.replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '').replaceAll('popover', 'nopopover');
      const wire = await startWire(site, without);
      try {
        await useMenu(page, wire.address);
      } finally {
        await wire.stop();
      }
    },
  },
];
