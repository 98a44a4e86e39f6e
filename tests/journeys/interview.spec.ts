import type { Locator, Page } from '@playwright/test';
import { faultsOfFirstScreen } from '../support/drawn-page/first-screen.ts';
import { letMailsLeave, readInbox } from '../support/inbox.ts';
import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { until } from '../support/until.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

/** As a field shows it: so many days from now, at half past two. */
const dayAhead = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  const text = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return `${text.format(day)}, 14:30`;
};

/** The link for an answer, in the mail to an applicant whose subject begins so: it tells of the interview and its change at once. */
async function linkTo({ databaseUrl, inbox }: JourneyStack, name: string, begins = 'Your interview'): Promise<string> {
  await letMailsLeave(databaseUrl);
  return until('the applicant has the invitation', async () => {
    const mails = await readInbox(inbox);
    // The mail to the interviewer may begin so, too, and has no such link.
    const about = mails.filter(({ subject, text }) => subject.startsWith(begins) && text.includes(name));
    return about.map(({ text }) => /https?:\/\/\S+\/interview\/[\w-]{43}/.exec(text)?.[0]).find(Boolean);
  });
}

/** The number of the change in the calendar of the mail to an applicant whose subject begins so. */
async function sequenceIn({ inbox }: JourneyStack, name: string, begins: string): Promise<string | undefined> {
  const mail = (await readInbox(inbox)).find(({ subject, text }) => subject.startsWith(begins) && text.includes(name));
  const source = await (await fetch(`${inbox}/email/${mail?.id}/download`)).text();
  // The inbox renames files; a part of the mail is readable as it is, or in Base64.
  const parts = source.split(/\r?\n\r?\n/).flatMap((part) => [part, Buffer.from(part, 'base64').toString()]);
  return parts.map((part) => /^SEQUENCE:\d+/m.exec(part)?.[0]).find(Boolean);
}

const arrange = async (page: Page, name: string, when: Record<string, string>) => {
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: `Arrange an interview with ${name}` });
  for (const [field, value] of Object.entries(when)) await dialog.getByRole('textbox', { name: field }).fill(value);
  await dialog.getByRole('textbox', { name: 'Where' }).fill('https://meet.example/room');
  return dialog;
};
const press = (dialog: Locator, button: string) => dialog.getByRole('button', { name: button, exact: true }).click();

test('an interview from invitation to verdict, with a move in between', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  const dialog = await arrange(page, name, {});
  await press(dialog, 'Arrange');
  await expect(dialog).toContainText('Choose day and time.');
  await dialog.getByRole('textbox', { name: 'Day and time' }).fill(dayAhead(4));
  await expectAccessible(page);
  await press(dialog, 'Arrange');
  const part = page.getByRole('region', { name: 'Interviews' });
  await expect(part).toContainText('14:30 (Asia/Kolkata, GMT+05:30)');
  await expect(page.getByText(`${name} moved to interview.`)).toBeVisible();

  const answering = await page.context().browser()!.newContext();
  const invited = await answering.newPage();
  await invited.goto(await linkTo(stack, name));
  await expect(invited.getByRole('main')).toContainText('at 14:30 (India Standard Time, GMT+05:30), 45 minutes');
  expect(await sequenceIn(stack, name, 'Your interview')).toBe('SEQUENCE:0');
  await expectAccessible(invited);
  expect(await faultsOfFirstScreen(invited, 'input[type=radio]')).toEqual([]);

  // It is moved while the applicant has the page open, once the mails have left.
  await part.getByRole('button', { name: /^Change…/ }).click();
  const changing = page.getByRole('dialog', { name: `Change the interview with ${name}` });
  await changing.getByRole('textbox', { name: 'Day and time' }).fill(dayAhead(6));
  await press(changing, 'Change');
  await expect(changing).toHaveCount(0);
  await invited.getByRole('radio', { name: 'Yes, I will be there' }).check();
  await invited.getByRole('button', { name: 'Send the answer' }).click();
  await expect(invited.getByRole('alert')).toBeVisible();
  await expectAccessible(invited);
  await expect(part).toContainText(`${name}: not answered yet`);

  const link = await linkTo(stack, name, 'Changed:');
  expect(await sequenceIn(stack, name, 'Changed:')).toBe('SEQUENCE:1');
  await answering.close();
  const withoutScript = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const moved = await withoutScript.newPage();
  await moved.goto(link);
  await moved.getByRole('radio', { name: 'I would like another time' }).check();
  await moved.getByRole('textbox', { name: /^A sentence for HR/ }).fill('Any day after Wednesday.');
  await moved.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(moved.getByRole('status')).toContainText('You have asked for another time.');
  await expect(moved.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(part).toContainText('Any day after Wednesday.');
  await page.goto('/admin/today');
  await expect(page.getByRole('list', { name: 'Answers to interviews' })).toContainText(
    `${name}: asks for another time`,
  );
  await moved.getByRole('radio', { name: 'Yes, I will be there' }).check();
  await moved.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(moved.getByRole('status')).toContainText('You have accepted.');
  await withoutScript.close();

  // As if it had been yesterday.
  await queryOnce(
    stack.databaseUrl,
    `UPDATE interviews i SET starts_at = now() - interval '1 day' FROM applications a
     WHERE a.id = i.application_id AND a.name = $1 RETURNING i.id`,
    [name],
  );
  await page.goto('/admin/today');
  const missing = page.getByRole('list', { name: 'Verdicts missing' }).getByRole('listitem').filter({ hasText: name });
  await expect(missing).toContainText('Still to come: yours');
  await expectAlsoAccessible(page);
  await missing.getByRole('link', { name: `Open the application of ${name}` }).click();
  await expect(part.getByRole('heading', { name: 'Interviews' })).toBeInViewport();
  const verdict = part.getByRole('form', { name: /^Your verdict on the interview/ });
  await press(verdict, 'Give your verdict');
  await expect(verdict).toContainText('Choose one of the four.');
  await expectAccessible(page);
  await verdict.getByRole('radio', { name: 'Strong yes' }).check();
  await verdict.getByRole('textbox', { name: 'Why' }).fill('Explained every choice.');
  await press(verdict, 'Give your verdict');
  await expect(verdict).toHaveCount(0);
  await expect(part).toContainText('Strong yes');
  await expect(part).toContainText('Explained every choice.');
  await page.goto('/admin/today');
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('two times are proposed, the applicant chooses one, and Today lists the proposal until then', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  const url = page.url();
  const dialog = await arrange(page, name, { 'Day and time': dayAhead(5), 'Second time': dayAhead(6) });
  await expectAlsoAccessible(page);
  await press(dialog, 'Arrange');
  const part = page.getByRole('region', { name: 'Interviews' });
  await expect(part).toContainText('proposed');
  await expect(part).toContainText(`${name}: has not chosen yet`);

  const link = await linkTo(stack, name, 'Two times');
  await page.goto('/admin/today');
  await expect(page.getByRole('list', { name: 'Two times proposed' })).toContainText(name);
  const answering = await page.context().browser()!.newContext();
  const invited = await answering.newPage();
  await invited.goto(link);
  await expectAccessible(invited);
  await expect(invited.getByRole('radio')).toHaveCount(3);
  await expect(invited.getByRole('radio', { name: 'Neither of them suits me' })).not.toBeChecked();
  await invited
    .getByRole('radio', { name: /at 14:30/ })
    .nth(1)
    .check();
  await invited.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(invited.getByRole('status')).toContainText('You have accepted.');
  await answering.close();

  await expect(page.getByRole('list', { name: 'Two times proposed' }).getByText(name)).toHaveCount(0);
  await page.goto(url);
  await expect(part).toContainText(`${name}: accepted`);
  await expect(part).not.toContainText('proposed');
});
