import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn } from '../support/journeys/staff-pages.ts';

test(
  'HR answers everybody who was kept waiting, and sees each mail before',
  { tag: '@long' },
  async ({ page, stack }) => {
    const names = [await applyAs(stack.site), await applyAs(stack.site)] as const;
    await queryOnce(
      stack.databaseUrl,
      `UPDATE applications SET answer_due_at = now() - interval '3 days', first_answer_due_at = now() - interval '3 days'
     WHERE name = ANY($1)`,
      [names],
    );
    await logIn(page, stack.hr);
    await expect(gridHeading(page, 'hr')).toBeVisible();
    const toDo = page.getByRole('list', { name: 'To do' });
    await expect(toDo).toContainText('overdue');
    await expectAccessible(page);
    await toDo.getByRole('link', { name: /overdue$/ }).click();
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Write to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to 2 applicants' });
    await dialog.getByRole('button', { name: /^Begin with/ }).click();
    const mails = dialog.getByRole('region', { name: 'The mails as they go out' });
    await mails.scrollIntoViewIfNeeded();
    for (const name of names) await expect(mails).toContainText(`Dear ${name}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send 2 mails' }).click();
    await expect(dialog).toHaveCount(0);
    for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  },
);
