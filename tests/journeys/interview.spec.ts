import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';

/** As a field shows it: so many days from now, at half past two. */
const dayAhead = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  const text = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return `${text.format(day)}, 14:30`;
};

test('an interview is arranged by a key, moved, cancelled, the cancellation taken back, and judged when it is over', async ({
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
