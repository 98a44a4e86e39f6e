import { chromium, type Page } from '@playwright/test';
import { asVisitorsHaveIt } from '../../support/drawn-page/find-chromium.ts';
import { type KeyCost, measureKeys, watchThread } from './measure-key.ts';
import { withApplications } from './staff-stack.ts';
import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import { describeVerdicts, type Verdict } from '../report/describe-race.ts';

const applications = Number(process.env.ROWS ?? '2000');
/** Of script. Layout is shown beside it. */
const GOAL_MS = 50;
const presses = Number(process.env.PRESSES ?? '9');

interface Screen {
  name: string;
  keys: readonly string[];
  /** The most requests that one press may make. */
  most: number;
  open: (page: Page) => Promise<void>;
  /** What is done before each press. */
  begin?: (page: Page) => Promise<void>;
}

const name = 'a[id^="open-"]';

const openBoard = async (page: Page) => {
  await page.goto('/admin/applications/board');
  await page.locator(name).first().waitFor();
};
/** A card that has moved takes the focus along, to where the next press would mean something else. */
const focusFirst = (page: Page) => page.locator(name).first().focus();

const screens: Screen[] = [
  {
    name: 'J in a list of 100 rows, an application beside it',
    keys: ['j'],
    most: 1,
    open: async (page) => {
      await page.goto('/admin/applications?page=1&perPage=100');
      await page.locator(name).first().click();
      await page.getByRole('article').waitFor();
    },
  },
  {
    name: 'J from one full application to the next',
    keys: ['j'],
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
    keys: ['a'],
    most: 2,
    open: async (page) => {
      await page.goto(`/admin/applications?filter=${encodeURIComponent('{"stage":["new"]}')}`);
      await page.locator(name).first().waitFor();
      await page.keyboard.press('g');
      await page.locator('.applicant-name').waitFor();
    },
  },
  {
    name: 'A on a board of 60 cards a column',
    keys: ['a'],
    most: 2,
    open: openBoard,
    begin: focusFirst,
  },
  {
    // Of a stage that has a mail, which is shown before it goes.
    name: '] and Enter on that board, a move with its mail',
    keys: [']', 'Enter'],
    most: 2,
    open: openBoard,
    begin: focusFirst,
  },
];

/** The first press of a screen is not counted, because it loads data that the next ones have already. */
async function measureScreen(page: Page, { keys, open, begin }: Screen): Promise<KeyCost[]> {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await open(page);
  await page.waitForTimeout(2_000);
  const session = await watchThread(page);
  const costs: KeyCost[] = [];
  for (let press = -1; press < presses; press += 1) {
    await begin?.(page);
    const cost = await measureKeys(page, session, keys);
    if (press >= 0) costs.push(cost);
    // Lists are read again when nothing is pressed for a while.
    await page.waitForTimeout(1_500);
  }
  await session.detach();
  return costs;
}

const show = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** A benchmark, not a test: its exit code is 0 for any figures. */
await withApplications(applications, async (site, logIn) => {
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
      const script = of((cost) => cost.script);
      const requests = of((cost) => cost.requests);
      rows.push([`  ${screen.name}`, show(script), show(of(({ layout }) => layout)), String(requests)]);
      verdicts.push(
        { what: screen.name, measured: show(script), goal: `< ${GOAL_MS} ms`, reached: script < GOAL_MS },
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
