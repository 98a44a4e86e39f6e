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
    const invitation = mails.find(({ subject, text }) => subject.startsWith(begins) && text.includes(name));
    return /https?:\/\/\S+\/interview\/[\w-]{43}/.exec(invitation?.text ?? '')?.[0];
  });
}

test('an interview is arranged by a key, moved, answered by a link, cancelled, the cancellation taken back, and judged when it is over', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  const url = page.url();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: `Arrange an interview with ${name}` });
  await expect(dialog.getByRole('textbox', { name: 'Day and time' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  await expect(dialog).toContainText('Choose day and time.');
  await dialog.getByRole('textbox', { name: 'Day and time' }).fill(dayAhead(4));
  await dialog.getByRole('textbox', { name: 'Where' }).fill('https://meet.example/room');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  const part = page.getByRole('region', { name: 'Interviews' });
  await expect(part).toContainText('14:30 (Asia/Kolkata, GMT+05:30)');
  await expect(page.getByText(`${name} moved to interview.`)).toBeVisible();

  await part.getByRole('button', { name: /^Change…/ }).click();
  const changing = page.getByRole('dialog', { name: `Change the interview with ${name}` });
  await changing.getByLabel('Length').selectOption({ label: '60 minutes' });
  await changing.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(changing).toHaveCount(0);
  await expect(part).toContainText('60 minutes');

  const link = await linkTo(stack, name);
  const answering = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const invited = await answering.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('main')).toContainText('at 14:30 (India Standard Time, GMT+05:30), 60 minutes');
  await invited.getByRole('radio', { name: 'I would like another time' }).check();
  await invited.getByRole('textbox', { name: /^A sentence for HR/ }).fill('Any day after Wednesday.');
  await invited.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(invited.getByRole('status')).toContainText('You have asked for another time.');
  await expect(invited.getByRole('radio', { checked: true })).toHaveCount(0);
  await answering.close();
  await expect(part).toContainText(`${name}: asks for another time`);
  await expect(part).toContainText('Any day after Wednesday.');

  await part.getByRole('button', { name: /^Cancel…/ }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this interview?' });
  await question.getByRole('button', { name: 'Cancel the interview' }).click();
  await expect(part).toContainText('cancelled');
  await expect(question).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('u');
  await expect(part.getByRole('button', { name: /^Cancel…/ })).toBeVisible();

  // As if it had been yesterday.
  await queryOnce(
    stack.databaseUrl,
    `UPDATE interviews i SET starts_at = now() - interval '1 day' FROM applications a
     WHERE a.id = i.application_id AND a.name = $1 RETURNING i.id`,
    [name],
  );
  await page.goto('/admin/');
  await page.goto(`${url}#interviews`);
  await expect(part.getByRole('heading', { name: 'Interviews' })).toBeInViewport();
  const verdict = part.getByRole('form', { name: /^Your verdict on the interview/ });
  await verdict.getByRole('button', { name: 'Give your verdict' }).click();
  await expect(verdict).toContainText('Choose one of the four.');
  await expectAccessible(page);
  await verdict.getByRole('radio', { name: 'Strong yes' }).check();
  await verdict.getByRole('textbox', { name: 'Why' }).fill('Explained every choice.');
  await verdict.getByRole('button', { name: 'Give your verdict' }).click();
  await expect(verdict).toHaveCount(0);
  await expect(part).toContainText('Strong yes');
  await expect(part).toContainText('Explained every choice.');
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
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: `Arrange an interview with ${name}` });
  await dialog.getByRole('textbox', { name: 'Day and time' }).fill(dayAhead(5));
  await dialog.getByRole('textbox', { name: 'Second time' }).fill(dayAhead(6));
  await dialog.getByRole('textbox', { name: 'Where' }).fill('https://meet.example/room');
  await expectAlsoAccessible(page);
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click();
  const part = page.getByRole('region', { name: 'Interviews' });
  await expect(part).toContainText('proposed');
  await expect(part).toContainText(`${name}: has not chosen yet`);

  const link = await linkTo(stack, name, 'Two times');
  await page.goto('/admin/today');
  await expect(page.getByRole('list', { name: 'Two times proposed' })).toContainText(name);
  const answering = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const invited = await answering.newPage();
  await invited.goto(link);
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
