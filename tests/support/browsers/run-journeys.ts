import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../../../infra/local/paths.ts';
import { journeyStack, type JourneyStack } from '../journeys/journey-stack.ts';
import type { DrivenBrowser, StartBrowser } from './driven-tab.ts';
import { visit, type VisitedPage } from './visited-page.ts';

/** A journey that every browser makes. */
export interface BrowserJourney {
  title: string;
  /** In CSS pixels; the height goes with it. */
  width: 360 | 1280;
  /** `report` puts a line beside its result. */
  make: (page: VisitedPage, stack: JourneyStack, report: (what: string) => void) => Promise<void>;
}

const heights = { 360: 740, 1280: 800 };
const pictures = join(root, 'test-results', 'browsers');

/** Each journey in a tab of its own. Without the browser all are skipped, with the reason. */
export function runJourneys(name: string, browser: StartBrowser, journeys: BrowserJourney[]): void {
  describe(name, { skip: 'missing' in browser && browser.missing }, () => {
    let driven: DrivenBrowser;
    before(async () => {
      if ('start' in browser) driven = await browser.start();
    });
    after(() => driven?.stop());
    for (const { title, width, make } of journeys)
      test(`${name}: ${title}`, async (context) => {
        const tab = await driven.open();
        try {
          context.diagnostic(tab.version);
          await tab.resize(width, heights[width]);
          await make(visit(tab), journeyStack(), (what) => context.diagnostic(what));
        } catch (error) {
          mkdirSync(pictures, { recursive: true });
          const picture = await tab.picture().catch(() => undefined);
          if (picture) writeFileSync(join(pictures, `${name} ${title}.png`.replaceAll(/[^\w.]+/g, '-')), picture);
          throw error;
        } finally {
          await tab.close();
        }
      });
  });
}
