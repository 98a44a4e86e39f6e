import { mailsAbout } from '../support/inbox.ts';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, logIn, openApplication } from '../support/journeys/staff-pages.ts';

test('HR is asked before a damaged file is opened, and told how much of it there is', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  const ofName = 'application_id = (SELECT id FROM applications WHERE name = $1)';
  const [row] = await queryOnce<{ reference: string; key: string }>(
    stack.databaseUrl,
    `SELECT reference, key FROM applications a JOIN resumes r ON r.application_id = a.id WHERE name = $1`,
    [name],
  );
  await mailsAbout(stack.inbox, row!.reference);
  // As if more had been sent than storage has.
  await queryOnce(
    stack.databaseUrl,
    `UPDATE resumes SET size = 3145728, sha256 = sha256('all of it') WHERE ${ofName}`,
    [name],
  );
  await logIn(page, stack.hr);
  expect((await page.request.get(`/uploads/${row!.key}`)).status()).toBe(502);
  await openApplication(page, name);
  await page.getByRole('button', { name: 'Open what there is' }).click();
  const question = page.getByRole('dialog', { name: 'Open what there is?' });
  await expect(question).toContainText('of 3.0 MB arrived');
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await question.getByRole('button', { name: 'Open what there is' }).click();
  const download = await (await opened).waitForEvent('download');
  expect(download.suggestedFilename()).toMatch(/-resume-damaged\.pdf$/);
  await expect(question).toBeHidden();
});
