import { applicationForm } from '../support/journeys/application-page.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

test('what is left to mend is counted anew with each mend, and no word about the draft stands beside it @long', async ({
  page,
}) => {
  const form = applicationForm(page);
  await page.goto('/application');
  await comesAlive(page);
  await form.name.fill('Meera Iyer');
  await page.reload();
  await comesAlive(page);
  const restored = page.getByText('Your draft was brought back.');
  await expect(restored).toBeVisible();
  await form.send.click();
  const faults = form.alert.getByRole('link');
  await expect(form.alert).toContainText('things need your attention.');
  await expect(restored).toHaveCount(0);
  const all = await faults.count();
  expect(all).toBeGreaterThan(4);
  const left = async (count: number) => {
    await expect(form.alert).toContainText(`${count} things need your attention.`);
    await expect(faults).toHaveCount(count);
  };
  await left(all);
  await form.email.fill('meera@mail.example');
  await left(all - 1);
  await form.experience.selectOption('3-5 years');
  await left(all - 2);
  await form.agree.check();
  await left(all - 3);
  await expect(restored).toHaveCount(0);
});
