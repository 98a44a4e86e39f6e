import type { Page } from '@playwright/test';
import pg from 'pg';
import { seedApplications } from '../load/grid/seed.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { accountStates, ownAccount } from '../support/journeys/openings/own-account.ts';
import { seed } from '../support/journeys/openings/seeds.ts';
import { asIfAlone, gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { generalArea } from './general-area.ts';
import { hrArea } from './hr-area.ts';
import { type Area, type Chosen, takeArea } from './take-area.ts';

/** The page of one's own account, each time of somebody new: with codes, passkeys and an account at the identity provider. */
const accountArea: Area = { name: 'account', pages: accountStates, openings: ownAccount };

/** Enough for lists of several pages, and for columns of the board that scroll. */
const APPLICATIONS = 90;

let filled: Promise<void> | undefined;

/** Once: what is taken afterwards shows full lists. */
export const fillList = (): Promise<void> =>
  (filled ??= (async () => {
    const client = new pg.Client({ connectionString: journeyStack().databaseUrl });
    await client.connect();
    try {
      await seedApplications(client, APPLICATIONS);
    } finally {
      await client.end();
    }
  })());

/** Whether pictures of an area may be among those whose names begin so. */
export const hasAreas = (only: Chosen['only']): boolean =>
  [hrArea, generalArea, accountArea].some(({ name }) =>
    [`${name}-page-`, `${name}-open-`].some((begin) =>
      only.some((wanted) => begin.startsWith(wanted) || wanted.startsWith(begin)),
    ),
  );

/** Takes the pages, dialogs, panels and forms of HR, then those of the general area, and those of the account. */
export async function takeAreas(page: Page, chosen: Chosen): Promise<void> {
  await page.setViewportSize({ width: 1_280, height: 800 });
  await asIfAlone(page);
  await logIn(page, journeyStack().hr);
  const seeds = await seed(page, journeyStack());
  await fillList();
  await takeArea(page, seeds, hrArea, chosen);
  await logIn(page, journeyStack().general);
  await gridHeading(page, 'general').waitFor();
  await takeArea(page, seeds, generalArea, chosen);
  await takeArea(page, seeds, accountArea, chosen);
}
