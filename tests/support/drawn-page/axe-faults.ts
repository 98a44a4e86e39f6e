import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type NodeResult = AxeResults['violations'][number]['nodes'][number];

const SIZE = 'target-size';
const size: RunOptions = { runOnly: { type: 'rule', values: [SIZE] } };
/** All rules of axe, including the one of WCAG 2.2 that is off by default. */
const everything: RunOptions = { rules: { [SIZE]: { enabled: true } } };
/** The rules about colours. The others have the same result in both schemes, and have run in light. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** The results of axe for a page in one scheme: violations, passes, and undecided checks (`incomplete`). */
export interface AxeReading extends Pick<AxeResults, 'violations' | 'passes' | 'incomplete' | 'testEngine'> {
  scheme: 'light' | 'dark';
}

export interface AxeFaults {
  scheme: AxeReading['scheme'];
  faults: { id: string; nodes: { html: string; failureSummary: string | undefined }[] }[];
}

/** All results of axe for a page in light and in dark. */
export async function readWithAxe(page: Page): Promise<AxeReading[]> {
  const readings: AxeReading[] = [];
  for (const [scheme, rules] of [['light', everything] as const, ['dark', colours] as const]) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.waitForFunction(isDrawnIn, scheme);
    // The page alone: what stands in its frames is read by itself, `framesOf`.
    readings.push({ scheme, ...(await new AxeBuilder({ page }).setLegacyMode().options(rules).analyze()) });
  }
  await page.emulateMedia({ colorScheme: null });
  return readings;
}

/** The pages of ours that stand in frames of a page. */
export const framesOf = (page: Page): string[] => {
  const { origin } = new URL(page.url());
  return page.frames().flatMap((frame) => {
    const isOurs = frame !== page.mainFrame() && frame.url().startsWith(`${origin}/`);
    return isOurs ? [frame.url()] : [];
  });
};

/** Rules about the whole of a window, which the page around a frame keeps. */
const ofWindows = new Set(['landmark-one-main', 'page-has-heading-one', 'region']);

/** The faults that axe finds in a page that stands in a frame, read by itself and without the policy that lets no script run in it. */
export async function axeFaultsOfFrame(page: Page, address: string): Promise<AxeFaults[]> {
  const alone = await page.context().newPage();
  try {
    await alone.route(address, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const answer = await alone.goto(address);
    if (!answer?.ok()) throw new Error(`${address} was answered ${answer?.status()}.`);
    const found = await axeFaultsOf(alone);
    return found.map(({ scheme, faults }) => ({ scheme, faults: faults.filter(({ id }) => !ofWindows.has(id)) }));
  } finally {
    await alone.close();
  }
}

/** The faults that axe finds in a page in light and in dark. */
export async function axeFaultsOf(page: Page): Promise<AxeFaults[]> {
  const found: AxeFaults[] = [];
  for (const { scheme, violations } of await readWithAxe(page)) {
    const faults: AxeFaults['faults'] = [];
    for (const { id, nodes } of violations) {
      const there = id === SIZE ? await stillSmall(page, nodes) : nodes;
      if (there.length > 0)
        faults.push({ id, nodes: there.map(({ html, failureSummary }) => ({ html, failureSummary })) });
    }
    found.push({ scheme, faults });
  }
  return found;
}

/** Those that are too small also where nothing that stays lies upon them: a row that is half below the head of its list is no fault. */
async function stillSmall(page: Page, nodes: readonly NodeResult[]): Promise<NodeResult[]> {
  const small: NodeResult[] = [];
  for (const node of nodes) {
    const selector = node.target.flat().join(' ');
    await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }));
    const again = new AxeBuilder({ page }).setLegacyMode().include(selector).options(size);
    if ((await again.analyze()).violations.length > 0) small.push(node);
  }
  return small;
}

/** Whether the page's ground has the scheme's colour, once drawn: the admin's theme follows the scheme by a render of its own. */
function isDrawnIn(scheme: 'light' | 'dark'): Promise<boolean> {
  const grounds = [document.body, document.documentElement].map((one) => getComputedStyle(one).backgroundColor);
  const ground = grounds.find((colour) => colour.startsWith('rgb(')) ?? 'none';
  const [red = 255, green = 255, blue = 255] = Array.from(ground.matchAll(/[\d.]+/g), Number);
  const dark = (red + green + blue) / 3 < 128;
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(dark === (scheme === 'dark')))),
  );
}
