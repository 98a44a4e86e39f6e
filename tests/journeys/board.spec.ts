import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';

// A move that comes too late is refused.
test.use({ allowedComplaints: /the server responded with a status of 412/ });

interface Person {
  id: string;
  name: string;
}

/** Applications of a position of their own in a stage, the first one being the newest. */
async function addPeople(
  { databaseUrl }: JourneyStack,
  apply: string,
  count: number,
  stage = 'new',
): Promise<Person[]> {
  const sql = `
    INSERT INTO applications (reference, name, email, apply, experience, stage, created_at)
    SELECT 'FD-' || upper(substr(md5($2::text || i), 1, 4)) || '-' || upper(substr(md5($2::text || i), 5, 4)),
      'Person ' || i || ' ' || $2::text, 'person' || i || '.' || $2::text || '@mail.example', $1::text, '1-2 years', $4::text,
      now() - interval '1 hour' - i * interval '1 minute'
    FROM generate_series(1, $3::int) i RETURNING id, name`;
  return queryOnce<Person & Record<string, unknown>>(databaseUrl, sql, [apply, randomUUID().slice(0, 8), count, stage]);
}

const stageOf = async ({ databaseUrl }: JourneyStack, { id }: Person) =>
  (await queryOnce<{ stage: string }>(databaseUrl, 'SELECT stage FROM applications WHERE id = $1', [id]))[0]!.stage;
const mailsTo = ({ databaseUrl }: JourneyStack, { id }: Person) =>
  queryOnce(databaseUrl, 'SELECT 1 FROM stage_mails WHERE application_id = $1', [id]);

const newPosition = () => `Board ${randomUUID().slice(0, 8)}`;
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage} `) });
const card = (page: Page, { name }: Person) => page.getByRole('link', { name, exact: true });

/** The list of one position, and from there its board, as somebody comes to it. */
async function openBoard(page: Page, stack: JourneyStack, apply: string) {
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  // What is due stands above the board, and must be there before somebody takes hold of a card.
  const due = page.waitForResponse('**/api/admin/today/to-do');
  await page.goto(`/admin/applications?${new URLSearchParams({ filter: JSON.stringify({ apply }) })}`);
  await due;
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(column(page, 'new')).toBeVisible();
}

test('cards are moved by keys alone, with the mail shown, and an undo brings them back', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const apply = newPosition();
  const [first, second, third] = (await addPeople(stack, apply, 3)) as [Person, Person, Person];
  await openBoard(page, stack, apply);
  await expect(column(page, 'new').getByRole('listitem')).toHaveCount(3);

  await page.keyboard.press('ArrowDown');
  await expect(card(page, first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, second)).toBeFocused();
  // Two stages on, without a mail; the focus goes along.
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(column(page, 'interview').getByRole('link', { name: second.name })).toBeFocused();
  await expect.poll(() => stageOf(stack, second)).toBe('interview');
  // One on, where the stage has a mail: it is shown, and goes.
  await page.keyboard.press(']');
  const mail = page.getByRole('dialog').getByRole('region', { name: 'The mail as it goes out' });
  await expect(mail).toContainText(second.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${second.name} moved to offer.` })).toBeVisible();
  await expect(column(page, 'offer').getByRole('link', { name: second.name })).toBeFocused();
  expect(await mailsTo(stack, second)).toHaveLength(1);

  await page.keyboard.press('u');
  await expect(column(page, 'interview').getByRole('link', { name: second.name })).toBeFocused();
  await expect.poll(() => stageOf(stack, second)).toBe('interview');
  expect(await mailsTo(stack, second)).toEqual([]);

  // Typed ahead: back to the left, down, and one on.
  for (const key of ['ArrowLeft', 'ArrowDown', 'a']) await page.keyboard.press(key);
  await expect(column(page, 'screening').getByRole('link', { name: third.name })).toBeFocused();
  await page.keyboard.press('[');
  await expect(column(page, 'new').getByRole('link', { name: third.name })).toBeFocused();
  await expect.poll(() => stageOf(stack, third)).toBe('new');
  expect(await stageOf(stack, first)).toBe('new');

  await page.keyboard.press('i');
  const invitation = page.getByRole('dialog', { name: `Arrange an interview with ${third.name}` });
  await expect(invitation.getByRole('textbox', { name: 'Day and time' })).toBeFocused();
  await invitation.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, third)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: third.name })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(`/admin/applications/board/${third.id}/show`);
  await page.keyboard.press('Escape');
  await expect(card(page, third)).toBeFocused();
  await page.reload();
  await expect(column(page, 'interview').getByRole('link', { name: second.name })).toBeVisible();
});

test('a card is dragged to another stage, under the policy that allows no style elements', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A finger drags after a long press, which no script of ours decides.');
  const apply = newPosition();
  const [first, second] = (await addPeople(stack, apply, 2)) as [Person, Person];
  await openBoard(page, stack, apply);
  // Nothing scrolls any more once a card is held.
  await column(page, 'new').evaluate((part) => part.scrollIntoView({ block: 'end' }));
  await card(page, first).dragTo(column(page, 'withdrawn'));
  await expect(column(page, 'withdrawn').getByRole('link', { name: first.name })).toBeVisible();
  await expect.poll(() => stageOf(stack, first)).toBe('withdrawn');
  await expect(column(page, 'new').getByRole('listitem')).toHaveCount(1);
  // A rejection asks for its reason; without one the card stays.
  await card(page, second).dragTo(column(page, 'rejected'));
  const dialog = page.getByRole('dialog', { name: `Reject ${second.name}` });
  await expect(dialog.getByRole('group', { name: 'Reason' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await stageOf(stack, second)).toBe('new');
});

test('row 494: a card that a colleague has changed meanwhile is back where it was, and keys typed ahead are given up', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const apply = newPosition();
  const [first] = (await addPeople(stack, apply, 1)) as [Person];
  await openBoard(page, stack, apply);
  await page.keyboard.press('ArrowDown');
  await expect(card(page, first)).toBeFocused();
  await queryOnce(stack.databaseUrl, 'UPDATE applications SET version = version + 1 WHERE id = $1', [first.id]);
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/admin/applications/*/stage', async (route) => {
    await typed.promise;
    await route.continue();
  });
  for (const key of ['a', 'a']) await page.keyboard.press(key);
  // Meanwhile it is drawn where it goes.
  await expect(column(page, 'screening').getByRole('link', { name: first.name })).toBeFocused();
  typed.resolve();
  await expect(page.getByText('Not carried out: A.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'meanwhile' })).toBeVisible();
  await expect(column(page, 'new').getByRole('link', { name: first.name })).toBeVisible();
  expect(await stageOf(stack, first)).toBe('new');
  // Read anew, it can be moved.
  await card(page, first).focus();
  await page.keyboard.press('a');
  await expect(column(page, 'screening').getByRole('link', { name: first.name })).toBeFocused();
});

test('one request fills the board, 60 cards a column, and the rest comes by more @long', async ({ page, stack }) => {
  const apply = newPosition();
  const people = await addPeople(stack, apply, 63);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The menu counts all applications by asking for one.
    const isCount = searchParams.get('range') === '[0,0]';
    if (/^\/api\/admin\/(?:board\b.*|applications)$/.test(pathname) && !isCount) asked.push(pathname);
  });
  await page.goto(`/admin/applications/board?${new URLSearchParams({ filter: JSON.stringify({ apply }) })}`);
  await expect(column(page, 'new').getByRole('heading')).toHaveText('new 63');
  await expect(column(page, 'new').getByRole('checkbox')).toHaveCount(60);
  expect(asked).toEqual(['/api/admin/board']);
  await expectAccessible(page);
  await column(page, 'new').getByRole('button', { name: /^More/ }).click();
  await expect(column(page, 'new').getByRole('checkbox')).toHaveCount(63);
  await expect(card(page, people[60]!)).toBeFocused();
  await expect(card(page, people[62]!)).toBeAttached();
  await expect(column(page, 'new').getByRole('button', { name: /^More/ })).toHaveCount(0);

  // The selection is that of the list, with its actions.
  await page.getByRole('checkbox', { name: `Select ${people[0]!.name}` }).check();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${people[0]!.name}` })).toBeChecked();
  expect(new URL(page.url()).pathname).toBe('/admin/applications');
});
