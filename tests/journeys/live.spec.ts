import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { applyAs, gridHeading, logIn, openApplication, writeAside } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';

// A move that comes too late is refused.
test.use({ allowedComplaints: /the server responded with a status of 412/ });

test.skip(({ isMobile }) => isMobile, 'What is heard does not depend on the width of the screen.');

const isStream = (url: string) => new URL(url).pathname === '/api/admin/live';

const listOf = (filter: object) => `/admin/applications?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Opens an address once the page hears of changes. */
async function openAndFollow(page: Page, address: string): Promise<void> {
  const follows = page.waitForResponse((answer) => isStream(answer.url()));
  await page.goto(address);
  await follows;
}

test('HR sees at once what a colleague does: a move, a note, rows that come and leave, in every tab by one stream', async ({
  page,
  browser,
  stack,
}) => {
  const word = `Kiran${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await applyAs(stack.site, { name: `${word} First` });
  const idOf = async (name: string) =>
    (await queryOnce<{ id: string }>(stack.databaseUrl, 'SELECT id FROM applications WHERE name = $1', [name]))[0]!.id;
  const firstId = await idOf(`${word} First`);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.site, viewport: { width: 1280, height: 800 } });
  const watcher = await context.newPage();
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (isStream(request.url())) streams.push(request.frame().page());
  });
  await logIn(watcher, stack.colleague);
  await openAndFollow(watcher, listOf({ q: word, stage: ['new'] }));
  const row = (name: string) => watcher.getByRole('row').filter({ hasText: name });
  const rows = row(word);
  await openApplication(watcher, `${word} First`);
  const pane = watcher.getByRole('region', { name: 'Application', exact: true });
  await expect(pane.getByText('No notes yet.')).toBeVisible();
  streams.length = 0;
  const tab = await context.newPage();
  await tab.goto(listOf({ q: word }));
  await expect(tab.getByRole('link', { name: `${word} First`, exact: true })).toBeVisible();

  await writeAside(page, `/api/admin/applications/${firstId}/notes`, { text: 'Ask about the notice period.' }, 'POST');
  await writeAside(page, `/api/admin/applications/${firstId}/stage`, { stage: 'screening' }, 'POST');
  await expect(pane.getByText('Ask about the notice period.')).toBeVisible();
  // It is read once somebody scrolls to it.
  await pane.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded();
  await expect(pane.getByText('new → screening')).toBeVisible();
  // The row stays where it was, and says what became of it.
  const news = watcher.getByRole('button', { name: '1 left this list' });
  await expect(news).toBeVisible();
  await expect(row(`${word} First`)).toContainText('screening');
  await expect(tab.getByRole('row').filter({ hasText: word })).toContainText('screening');

  await applyAs(stack.site, { name: `${word} Second` });
  const both = watcher.getByRole('button', { name: '1 new, 1 left this list' });
  await expect(both).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expectAccessible(watcher);
  await both.click();
  await expect(row(`${word} Second`)).toBeVisible();
  await expect(row(`${word} First`)).toHaveCount(0);
  await expect(both).toHaveCount(0);

  // The other tab has asked for no stream of its own, and takes the stream over when the first tab is closed.
  expect(streams).toEqual([]);
  const takesOver = context.waitForEvent('response', (answer) => isStream(answer.url()));
  await watcher.close();
  await takesOver;
  expect(streams).toEqual([tab]);
  await expect(tab.getByRole('button', { name: '1 new' })).toBeVisible();
  await writeAside(page, `/api/admin/applications/${firstId}/stage`, { stage: 'interview' }, 'POST');
  await expect(tab.getByRole('row').filter({ hasText: `${word} First` })).toContainText('interview');

  // The board follows, too, and a card that a colleague moves first is refused with who it was.
  await tab.getByRole('link', { name: 'Board', exact: true }).click();
  const card = (stage: string) =>
    tab
      .getByRole('region', { name: new RegExp(`^${stage} `) })
      .getByRole('link', { name: `${word} First`, exact: true });
  await expect(card('interview')).toBeVisible();
  await writeAside(page, `/api/admin/applications/${firstId}/stage`, { stage: 'offer' }, 'POST');
  await expect(card('offer')).toBeVisible();
  await tab.route('**/api/admin/applications/*/stage', async (route) => {
    await writeAside(page, `/api/admin/applications/${firstId}/stage`, { stage: 'screening' }, 'POST');
    await route.continue();
  });
  await card('offer').focus();
  await tab.keyboard.press('a');
  await expect(tab.getByRole('alert').filter({ hasText: 'meanwhile' })).toContainText(`${stack.hr.name}, `);
  await expect(card('screening')).toBeVisible();
  await context.close();
});
