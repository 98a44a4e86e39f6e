import type { Browser } from '@playwright/test';
import { installed } from '../rivals/install-packages.ts';

export interface Findings {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Everything that was fetched until the page was quiet. */
  bytes: number;
  /** Empty where only the timings were asked for. */
  scores: number[];
  /** The audits that kept a score below 100. */
  complaints: string[];
  /** Lighthouse's benchmark of this machine's processor at this visit: higher is quicker. */
  benchmarkIndex: number;
}

/** Each takes seconds of its own; the timings alone are quicker to have. */
export type Extent = 'everything' | 'timings';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMINGS = [
  'largest-contentful-paint',
  'first-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];

interface Report {
  environment: { benchmarkIndex: number };
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: { items: Item[] } }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}
type Item = Record<string, unknown>;
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** The port by which Lighthouse finds the browser that Playwright has started. */
export const DEBUGGING_PORT = 9_377;

/** One visit with Lighthouse's own settings for a phone; it empties the browser's cache and storage before. */
export async function runLighthouse(url: string, browser: Browser, extent: Extent): Promise<Findings> {
  if (!browser.isConnected()) throw new Error('The browser has ended');
  const { default: lighthouse } = (await import(installed('lighthouse', 'core', 'index.js'))) as {
    default: Lighthouse;
  };
  const what =
    extent === 'everything' ? { onlyCategories: CATEGORIES } : { onlyAudits: TIMINGS, disableFullPageScreenshot: true };
  const result = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', ...what });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  return findingsOf(result.lhr);
}

function findingsOf({ audits, categories, environment }: Report): Findings {
  const number = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const complaints = CATEGORIES.slice(1)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return {
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    // Asked for the timings alone, it makes a score of performance out of some of its parts.
    scores: categories.seo ? CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)) : [],
    complaints,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
