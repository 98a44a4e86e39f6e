import { chromium, type Page } from '@playwright/test';
import { asVisitorsHaveIt } from '../../support/drawn-page/find-chromium.ts';
import { type KeyCost, measureKey, watchThread } from './measure-key.ts';
import { withApplications } from './staff-stack.ts';
import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import { describeVerdicts, type Verdict } from '../report/describe-race.ts';

const APPLICATIONS = 2_000;
const GOAL_MS = 50;
const presses = Number(process.env.PRESSES ?? '9');

interface Screen {
  name: string;
  key: string;
  /** The most requests that one press may make. */
  most: number;
  open: (page: Page) => Promise<void>;
}

const name = 'a[id^="open-"]';

const screens: Screen[] = [
  {
    name: 'J in a list of 100 rows, an application beside it',
    key: 'j',
    most: 1,
    open: async (page) => {
      await page.goto('/admin/applications?page=1&perPage=100');
      await page.locator(name).first().click();
      await page.getByRole('article').waitFor();
    },
  },
  {
    name: 'J from one full application to the next',
    key: 'j',
    most: 1,
    open: async (page) => {
      await page.setViewportSize({ width: 1_000, height: 800 });
      await page.goto('/admin/applications?page=1&perPage=100');
      await page.locator(name).first().click();
      await page.getByRole('article').waitFor();
    },
  },
  {
    name: 'A in the reading room',
    key: 'a',
    most: 2,
    open: async (page) => {
      await page.goto(`/admin/applications?filter=${encodeURIComponent('{"stage":["new"]}')}`);
      await page.locator(name).first().waitFor();
      await page.keyboard.press('g');
      await page.locator('.applicant-name').waitFor();
    },
  },
  {
    name: '] on a board of 60 cards a column',
    key: ']',
    most: 2,
    open: async (page) => {
      await page.goto('/admin/applications/board');
      await page.locator(name).first().focus();
    },
  },
];

/** The first press of a screen is not counted, because it loads data that the next ones have already. */
async function measureScreen(page: Page, { key, open }: Screen): Promise<KeyCost[]> {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await open(page);
  await page.waitForTimeout(2_000);
  const session = await watchThread(page);
  const costs: KeyCost[] = [];
  for (let press = -1; press < presses; press += 1) {
    const cost = await measureKey(page, session, key);
    if (press >= 0) costs.push(cost);
    // Lists are read again when nothing is pressed for a while.
    await page.waitForTimeout(1_500);
  }
  await session.detach();
  return costs;
}

const show = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** A benchmark, not a test: its exit code is 0 for any figures. */
await withApplications(APPLICATIONS, async (site, logIn) => {
  const browser = await chromium.launch(asVisitorsHaveIt);
  try {
    const context = await browser.newContext({ baseURL: site });
    await logIn(context);
    const rows: string[][] = [['', 'script', 'layout', 'requests']];
    const verdicts: Verdict[] = [];
    for (const screen of screens) {
      const page = await context.newPage();
      const costs = await measureScreen(page, screen);
      await page.close();
      // It takes minutes: progress is printed.
      for (const { script, layout, requests } of costs)
        console.error(`${screen.name}: ${show(script)}, ${show(layout)}, ${requests}`);
      const of = (figure: (cost: KeyCost) => number) => median(costs.map(figure));
      const total = of(({ script, layout }) => script + layout);
      const requests = of((cost) => cost.requests);
      rows.push([
        `  ${screen.name}`,
        show(of(({ script }) => script)),
        show(of(({ layout }) => layout)),
        String(requests),
      ]);
      verdicts.push(
        { what: screen.name, measured: show(total), goal: `< ${GOAL_MS} ms`, reached: total < GOAL_MS },
        {
          what: '  its requests',
          measured: `${requests}`,
          goal: `<= ${screen.most}`,
          reached: requests <= screen.most,
        },
      );
    }
    console.log(`What a key costs the page, medians of ${presses} presses\n${alignColumns(rows)}\n`);
    console.log(describeVerdicts(verdicts));
  } finally {
    await browser.close();
  }
});
