import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { mailsAbout } from '../support/inbox.ts';
import { expect, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, asIfAlone, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

test.beforeEach(({ page }) => asIfAlone(page));

test.skip(({ isMobile }) => isMobile, 'What is asked does not depend on the width of the screen.');

const anId = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** How long the page asks for nothing before an action, so that what the page before has begun is not counted. */
const QUIET_MS = 500;

/** The calls of the API that an action causes, sorted, as soon as all of them are answered. */
async function callsOf(page: Page, action: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const open = new Set<Request>();
  let latest = performance.now();
  const begin = (request: Request) => {
    latest = performance.now();
    const { pathname } = new URL(request.url());
    // The admin reads the session every few seconds. These calls do not belong to an action.
    if (!pathname.startsWith('/api/') || pathname === '/api/session') return;
    calls.push(`${request.method()} ${pathname.replace(anId, ':id')}`);
    open.add(request);
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await expect.poll(() => open.size === 0 && performance.now() - latest > QUIET_MS).toBe(true);
  calls.length = 0;
  await action();
  await expect.poll(() => open.size).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return calls.toSorted();
}

/** Waits until an application is filed and told to HR, so that nothing about it changes by itself any more. */
async function settle(name: string, { inbox, databaseUrl }: JourneyStack): Promise<void> {
  const sql = 'SELECT reference FROM applications WHERE name = $1';
  const [row] = await queryOnce<{ reference: string }>(databaseUrl, sql, [name]);
  await mailsAbout(inbox, row!.reference);
}

test('what HR does asks the API for what it changes, and for nothing else @long', async ({ page, stack }) => {
  const former = await applyAs(stack.site);
  const latter = await applyAs(stack.site);
  for (const name of [former, latter]) await settle(name, stack);
  // A list of their own, so that no application of another journey comes between them.
  const apply = `Requests ${randomUUID().slice(0, 8)}`;
  await queryOnce(stack.databaseUrl, 'UPDATE applications SET apply = $1 WHERE name IN ($2, $3)', [
    apply,
    former,
    latter,
  ]);
  await logIn(page, stack.hr);
  await page.goto(`/admin/applications?${new URLSearchParams({ filter: JSON.stringify({ apply }) })}`);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  // A busy machine needs longer for what follows than an answer counts as fresh, so the page's clock stands still. It stands behind the
  // answers of before: one from the future would be fresh for ever.
  await page.clock.setFixedTime(new Date(Date.now() + 10_000));
  await openApplication(page, latter);
  const pane = page.getByRole('region', { name: 'Application', exact: true });
  await expect(pane.getByText('No other application of this person is known.')).toBeVisible();

  // The next person, with all that the page shows.
  await expect(
    callsOf(page, async () => {
      await page.keyboard.press('j');
      await expect(pane.getByRole('heading', { name: former })).toBeVisible();
      await expect(pane.getByText('No notes yet.')).toBeVisible();
      await expect(pane.getByText('No other application of this person is known.')).toBeVisible();
    }),
  ).resolves.toEqual(['GET /api/admin/applications/:id/opened']);

  await pane.getByRole('textbox', { name: 'New note' }).fill('Call on Monday.');
  await expect(
    callsOf(page, async () => {
      await pane.getByRole('button', { name: 'Add the note' }).click();
      await expect(pane.getByRole('listitem').filter({ hasText: 'Call on Monday.' })).toBeVisible();
    }),
  ).resolves.toEqual(['GET /api/admin/applications/:id/opened', 'POST /api/admin/applications/:id/notes']);

  await pane.getByRole('button', { name: 'Move to…' }).click();
  await pane.getByRole('combobox', { name: 'Stage' }).selectOption('screening');
  await pane.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded();
  await expect(pane.getByRole('region', { name: 'History' }).getByText('received')).toBeVisible();
  // The list and the numbers around it follow when nothing else has been done for a while.
  const counted = page.waitForRequest(/\/api\/admin\/application-counts/);
  await expect(
    callsOf(page, async () => {
      await pane.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(page.getByText('Moved to screening')).toBeVisible();
      await expect(pane.getByText('new → screening')).toBeVisible();
    }),
  ).resolves.toEqual(['GET /api/admin/applications/:id/opened', 'POST /api/admin/applications/:id/stage']);
  await counted;

  // Back to a person who was open seconds ago.
  await expect(
    callsOf(page, async () => {
      await page.keyboard.press('k');
      await expect(pane.getByRole('heading', { name: latter })).toBeVisible();
    }),
  ).resolves.toEqual([]);

  // The same on a screen where a record has the page for itself.
  await page.setViewportSize({ width: 1_000, height: 800 });
  await page.clock.setFixedTime(new Date(Date.now() + 60_000));
  await expect(
    callsOf(page, async () => {
      await page.keyboard.press('j');
      await expect(pane.getByRole('heading', { name: former })).toBeVisible();
      await expect(pane.getByText('Call on Monday.').first()).toBeVisible();
    }),
  ).resolves.toEqual(['GET /api/admin/applications/:id/opened']);
});

test('a judgement asks the API for the held submissions and their number @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site, { further_topic: '1' });
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto('/admin/held');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('a field that people do not see was filled')).toBeVisible();
  await expect(
    callsOf(page, async () => {
      await page.getByRole('button', { name: /^Discard/ }).click();
      await expect(page.getByText(`${name} discarded as spam.`)).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    }),
  ).resolves.toEqual([
    'GET /api/admin/held',
    'GET /api/admin/held',
    'GET /api/admin/today/to-do',
    'POST /api/admin/held/judge',
  ]);
});

test('an application that is open while its file is looked at offers the preview as soon as it may @long', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site);
  await settle(name, stack);
  let isScanned = false;
  await page.route(/\/api\/admin\/applications\/[0-9a-f-]{36}\/opened$/, async (route) => {
    const answer = await route.fetch();
    const opened = (await answer.json()) as { application: object };
    const application = { ...opened.application, ...(!isScanned && { scanState: 'pending' }) };
    await route.fulfill({ response: answer, json: { ...opened, application } });
  });
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await expect(page.getByText('Not scanned yet: it can be opened as soon as it is.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Safe preview/ })).toHaveCount(0);
  isScanned = true;
  await expect(page.getByRole('button', { name: /^Safe preview/ })).toBeVisible();
  await expect(page.getByText('Not scanned yet: it can be opened as soon as it is.')).toHaveCount(0);
});
