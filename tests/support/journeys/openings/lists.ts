import type { Page } from '@playwright/test';
import { byButton, dialog, form, openBoard, openList, openRoom, type Openings } from './opening.ts';
import type { Seeds } from './seeds.ts';

/** Selects whom a list shows. */
async function selectAll(page: Page, { email, names }: Seeds, perPage = 25): Promise<void> {
  await openList(page, { q: email }, `&page=1&perPage=${perPage}`);
  for (const name of perPage === 1 ? [names[1]] : names)
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
}

const matching = async (page: Page, seeds: Seeds, deed: string) => {
  await selectAll(page, seeds, 1);
  const opened = await byButton(page, 'All 2 that match…', 'All 2 applications that match');
  await opened.getByRole('combobox', { name: 'What to do' }).selectOption({ label: deed });
  return opened;
};

/** Waits for the reading room of a list, with its first applicant. */
async function read(page: Page, { email, names }: Seeds): Promise<void> {
  await openRoom(page, { q: email });
  await page.getByRole('heading', { level: 2, name: names[1], exact: true }).waitFor();
}

/** Of the list, the board and the reading room. */
export const lists: Openings = {
  'applications/columns/choose-columns.tsx': async (page, { email }) => {
    await openList(page, { q: email });
    return byButton(page, 'Columns', 'Columns of the list');
  },
  'grid/filters/chips/filter-chips.tsx': async (page, { email }) => {
    await openList(page, { q: email });
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Filter', exact: true }).click();
    return filters.getByRole('button', { name: 'Position', exact: true });
  },
  'applications/views/save-view.tsx': async (page, { email }) => {
    await openList(page, { q: email, stage: ['new'] });
    return byButton(page, 'Save view', 'Save view');
  },
  'applications/views/delete-view.tsx': async (page, { view }) => {
    await page.goto('/admin/applications');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: view }).click();
    await (await byButton(page, 'Edit view', 'Edit view')).getByRole('button', { name: 'Delete…' }).click();
    return dialog(page, `Delete the view “${view}”?`);
  },
  'applications/move/bulk-move-dialog.tsx': async (page, seeds) => {
    await selectAll(page, seeds);
    const opened = await byButton(page, 'Move to…', 'Move 2 applications');
    await opened.getByRole('combobox', { name: 'Stage' }).selectOption('interview');
    await opened.getByLabel('Send a mail to the applicant').check();
    await opened.getByRole('region', { name: 'The mails as they go out' }).scrollIntoViewIfNeeded();
    return opened;
  },
  'applications/write/bulk-write-dialog.tsx': async (page, seeds) => {
    await selectAll(page, seeds);
    const opened = await byButton(page, 'Write to…', 'Write to 2 applicants');
    // A draft of before has begun already.
    const [begin, mails] = [
      opened.getByRole('button', { name: /^Begin with/ }),
      opened.getByRole('region', { name: 'The mails as they go out' }),
    ];
    await begin.or(mails).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await mails.scrollIntoViewIfNeeded();
    return opened;
  },
  'applications/assign/assign-dialog.tsx': async (page, seeds) => {
    await selectAll(page, seeds);
    return byButton(page, 'Assign…', 'Assign 2 applications');
  },
  'applications/matching/matching-dialog.tsx': (page, seeds) => matching(page, seeds, 'Move to a stage'),
  'applications/matching/write-to-matching.tsx': (page, seeds) => matching(page, seeds, 'Write a mail'),
  'applications/matching/assign-matching.tsx': (page, seeds) => matching(page, seeds, 'Assign'),
  'applications/board/move/move-dialog.tsx': async (page, { email, names }) => {
    await openBoard(page, { q: email });
    await page.getByRole('link', { name: names[0], exact: true }).focus();
    await page.keyboard.press(']');
    return dialog(page, `Move ${names[0]} to screening`);
  },
  'applications/reading-room/decision/panels/answer-panel.tsx': async (page, seeds) => {
    await read(page, seeds);
    await page.getByRole('button', { name: 'Reject…' }).click();
    await page.getByRole('group', { name: 'Reason' }).getByRole('button').first().click();
    return page.getByRole('region', { name: 'The mail as it goes out' });
  },
  'applications/reading-room/decision/panels/stage-panel.tsx': async (page, seeds) => {
    await read(page, seeds);
    await page.getByRole('button', { name: 'Move to…' }).click();
    return page.getByRole('group', { name: 'Move to another stage' });
  },
  'applications/reading-room/decision/panels/later-panel.tsx': async (page, seeds) => {
    await read(page, seeds);
    await page.getByRole('button', { name: 'Later…' }).click();
    return form(page, 'Put off until a day');
  },
  'reports/period-filter.tsx': async (page) => {
    await page.goto('/admin/reports');
    return form(page, 'Period');
  },
  'reports/charts/day-table.tsx': async (page) => {
    await page.goto('/admin/reports');
    await page.locator('summary').first().click();
    return page.getByRole('table', { name: /by days$/ }).first();
  },
};
