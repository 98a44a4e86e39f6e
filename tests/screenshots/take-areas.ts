import type { Page } from '@playwright/test';
import pg from 'pg';
import { seedApplications } from '../load/grid/seed.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { seed } from '../support/journeys/openings/seeds.ts';
import { asIfAlone, gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { generalArea } from './general-area.ts';
import { hrArea } from './hr-area.ts';
import { type Chosen, takeArea } from './take-area.ts';

/** Enough for lists of several pages, and for columns of the board that scroll. */
const APPLICATIONS = 90;

async function fillList(): Promise<void> {
  const client = new pg.Client({ connectionString: journeyStack().databaseUrl });
  await client.connect();
  try {
    await seedApplications(client, APPLICATIONS);
  } finally {
    await client.end();
  }
}

/** Whether pictures of an area may be among those whose name begins so. */
export const hasAreas = (only: string): boolean =>
  [hrArea, generalArea].some(({ name }) =>
    [`${name}-page-`, `${name}-open-`].some((begin) => begin.startsWith(only) || only.startsWith(begin)),
  );

/** Takes the pages, dialogs, panels and forms of HR, and then those of the general area. */
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
}
