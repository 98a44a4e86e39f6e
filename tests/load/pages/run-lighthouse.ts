import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Findings {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** Everything that was fetched until the page was quiet. */
  bytes: number;
  scores: number[];
  /** What kept a score below 100. */
  complaints: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: { items: Item[] } }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}
type Item = Record<string, unknown>;

/** One visit with Lighthouse's own settings for a phone, in a browser of its own. */
export async function runLighthouse(folder: string, url: string, chromium: string | undefined): Promise<Findings> {
  const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const options = ['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${flags}`];
  const { stdout } = await run(process.execPath, [command, url, ...options], {
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) },
  });
  return findingsOf(JSON.parse(stdout) as Report);
}

function findingsOf({ audits, categories }: Report): Findings {
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
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    complaints,
  };
}
