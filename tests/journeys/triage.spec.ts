import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsAbout } from '../support/inbox.ts';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { applyAs, asIfAlone, gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';

// A move that comes too late is refused.
test.use({ allowedComplaints: /the server responded with a status of 412/ });

test.beforeEach(({ page }) => asIfAlone(page));

interface Person {
  id: string;
  name: string;
  email: string;
  stage: string;
}

/** Applications of a position of their own, the first one being the newest, as if they had come long ago. */
async function addPeople({ databaseUrl }: JourneyStack, apply: string, count: number): Promise<Person[]> {
  const sql = `
    INSERT INTO applications (reference, name, email, apply, experience, created_at)
    SELECT 'FD-' || upper(substr(md5($2::text || i), 1, 4)) || '-' || upper(substr(md5($2::text || i), 5, 4)),
      'Person ' || chr(64 + i) || ' ' || $2::text, 'person' || i || '.' || $2::text || '@mail.example', $1::text, '1-2 years',
      now() - interval '1 day' - i * interval '1 minute'
    FROM generate_series(1, $3::int) i RETURNING id, name, email, stage`;
  const run = apply.split(' ').at(-1)!;
  return queryOnce<Person & Record<string, unknown>>(databaseUrl, sql, [apply, run, count]);
}

const stagesOf = async ({ databaseUrl }: JourneyStack, apply: string) => {
  const sql = 'SELECT name, stage FROM applications WHERE apply = $1 ORDER BY created_at DESC';
  const rows = await queryOnce<{ name: string; stage: string }>(databaseUrl, sql, [apply]);
  return rows.map(({ stage }) => stage);
};

const newPosition = () => `Triage ${randomUUID().slice(0, 8)}`;

const listOf = (apply: string, more = '') =>
  `/admin/applications?${new URLSearchParams({ filter: JSON.stringify({ apply, stage: ['new'] }) })}${more}`;

const ANSWER_MS = 200;

/** The API answers as from far away. */
const answerLate = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await route.continue();
  });

/** The calls of the API, but for the session that the admin reads every few seconds. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/session') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const personHeading = (page: Page, { name }: Person) => page.getByRole('heading', { level: 2, name, exact: true });

test('HR reads twenty people over three pages of the list, moves seven and rejects seven with their mail, by 35 keys', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const apply = newPosition();
  const people = await addPeople(stack, apply, 20);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(listOf(apply, '&page=1&perPage=7'));
  await expect(page.getByRole('link', { name: people[0]!.name, exact: true })).toBeVisible();
  await answerLate(page);
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };

  const calls = callsOf(page);
  const callFor = (person: Person | undefined) => (person ? [`GET /api/admin/triage/${person.id}`] : []);
  await press('g');
  await expect(page.getByRole('heading', { level: 1, name: `Reading: new, ${apply}` })).toBeVisible();
  await expect(personHeading(page, people[0]!)).toBeFocused();
  const expected: string[] = [];
  for (const [index, person] of people.entries()) {
    await expect(personHeading(page, person)).toBeVisible();
    await expect(page.getByText(`${index + 1} of 20`)).toBeVisible();
    // Who comes next is loaded while this one is read.
    for (const call of callFor(people[index + 1])) await expect.poll(() => calls).toContain(call);
    const before = calls.length;
    if (index % 3 === 0) {
      expected.push('screening');
      await press('a');
      const asked = [`POST /api/admin/applications/${person.id}/stage`, ...callFor(people[index + 2])];
      await expect.poll(() => calls.slice(before)).toEqual(asked);
    } else if (index % 3 === 1) {
      expected.push('rejected');
      await press('r', '1');
      const mail = page.getByRole('region', { name: 'The mail as it goes out' });
      await expect(mail).toContainText(person.name);
      await expect(mail).toContainText(person.email);
      await press('Enter');
    } else {
      expected.push('new');
      await press('j');
      await expect.poll(() => calls.slice(before)).toEqual(callFor(people[index + 2]));
    }
    await expect(personHeading(page, person)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'You have been through all 20.' })).toBeFocused();
  expect(expected.filter((stage) => stage === 'screening')).toHaveLength(7);
  expect(expected.filter((stage) => stage === 'rejected')).toHaveLength(7);
  await expect.poll(() => stagesOf(stack, apply)).toEqual(expected);
  expect(keys).toBe(35);

  const mails = await queryOnce<{ body: string; name: string }>(
    stack.databaseUrl,
    'SELECT m.body, a.name FROM stage_mails m JOIN applications a ON a.id = m.application_id WHERE a.apply = $1',
    [apply],
  );
  expect(mails).toHaveLength(7);
  for (const { body, name } of mails) expect(body).toContain(name);

  await press('Escape');
  await expect(gridHeading(page, 'hr')).toBeVisible();
});

test('keys that are typed ahead act on the people that they were meant for, and text becomes a note @long', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const apply = newPosition();
  const people = await addPeople(stack, apply, 6);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(listOf(apply));
  await expect(page.getByRole('link', { name: people[0]!.name, exact: true })).toBeVisible();
  await answerLate(page);

  // Nothing is waited for in between: the first is skipped, the second moved, the third rejected, the fourth moved.
  for (const key of ['g', 'j', 'a', 'r', '1', 'Enter', 'a', 'n']) await page.keyboard.press(key);
  await page.keyboard.type('jar of keys');
  await expect(personHeading(page, people[4]!)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('jar of keys');
  await expect.poll(() => stagesOf(stack, apply)).toEqual(['new', 'screening', 'rejected', 'screening', 'new', 'new']);
});

test('keys after a refused move are given up and named @long', async ({ page, stack, isMobile }) => {
  test.skip(isMobile, 'A phone has no keys.');
  const apply = newPosition();
  const people = await addPeople(stack, apply, 3);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(listOf(apply));
  await expect(page.getByRole('link', { name: people[0]!.name, exact: true })).toBeVisible();
  await page.keyboard.press('g');
  await expect(personHeading(page, people[0]!)).toBeVisible();
  await queryOnce(stack.databaseUrl, 'UPDATE applications SET version = version + 1 WHERE id = $1', [people[0]!.id]);
  await answerLate(page);
  for (const key of ['a', 'a']) await page.keyboard.press(key);
  await expect(page.getByText('Not carried out: A.')).toBeVisible();
  await expect(personHeading(page, people[0]!)).toBeVisible();
  expect(await stagesOf(stack, apply)).toEqual(['new', 'new', 'new']);
});

test('a phone reads, rejects, skips and takes back by thumb @phone', async ({ page, stack }) => {
  const apply = newPosition();
  const people = await addPeople(stack, apply, 3);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(listOf(apply));
  await page.getByRole('button', { name: 'Start reading' }).tap();
  await expect(personHeading(page, people[0]!)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject…' }).tap();
  await page.getByRole('group', { name: 'Reason' }).getByRole('button').first().tap();
  await expect(page.getByRole('region', { name: 'The mail as it goes out' })).toContainText(people[0]!.name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject and send' }).tap();
  await expect(personHeading(page, people[1]!)).toBeVisible();
  await expect.poll(() => stagesOf(stack, apply)).toEqual(['rejected', 'new', 'new']);
  await page.getByRole('button', { name: /^Skip/ }).tap();
  await expect(personHeading(page, people[2]!)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect.poll(() => stagesOf(stack, apply)).toEqual(['new', 'new', 'new']);
});

test('a resume is read in a tab of its own, and a flagged file is asked about before it is downloaded @long', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site);
  const find = 'SELECT id, reference FROM applications WHERE name = $1';
  const [row] = await queryOnce<{ id: string; reference: string }>(stack.databaseUrl, find, [name]);
  await mailsAbout(stack.inbox, row!.reference);
  // Its examination writes them, too, and on a busy machine it ends after the mail.
  const examined = "SELECT 1 FROM resume_previews WHERE application_id = $1 AND state = 'done'";
  await expect.poll(() => queryOnce(stack.databaseUrl, examined, [row!.id])).toHaveLength(1);
  const flag = "UPDATE resumes SET flags = '{It runs a script when it is opened.}' WHERE application_id = $1";
  await queryOnce(stack.databaseUrl, flag, [row!.id]);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(`/admin/applications/${row!.id}/resume`);
  await expect(page.getByRole('heading', { level: 1, name: `Resume of ${name}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Doubtful in this file' })).toContainText('It runs a script');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Download…' }).click();
  const question = page.getByRole('dialog', { name: 'Download this file?' });
  await expect(question).toContainText('It runs a script');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Download anyway' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-resume\.pdf$/);
});

test('next and previous go on from page to page of the list, as it was when somebody was opened @long', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no keys.');
  const apply = newPosition();
  const people = await addPeople(stack, apply, 5);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.goto(listOf(apply, '&page=1&perPage=2'));
  await page.getByRole('link', { name: people[0]!.name, exact: true }).click();
  const isOpen = async (index: number) => {
    await expect(personHeading(page, people[index]!)).toBeVisible();
    await expect(page.getByText(`${index + 1} of 5`, { exact: true })).toBeVisible();
  };
  await isOpen(0);
  for (const index of [1, 2, 3, 4]) {
    await page.keyboard.press('j');
    await isOpen(index);
  }
  await expect(page.getByRole('button', { name: 'Next application' })).toBeDisabled();
  for (const index of [3, 2, 1, 0]) {
    await page.keyboard.press('k');
    await isOpen(index);
  }
});
