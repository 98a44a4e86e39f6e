import { phases } from '../../frontend/app/design/words.ts';
import { questions } from '../../frontend/app/services/software-new/words.ts';
import { expect, test, inMotion } from '../support/journeys/journey.ts';

test.use(inMotion);

test('of the phases of a design Discover is shown first and alone, and the keyboard opens another one', async ({
  page,
}) => {
  await page.goto('/design');
  const phaseOf = (name: string) => page.getByRole('group').filter({ has: page.getByText(name, { exact: true }) });
  const isShown = async ({ name, summary, points, end, label }: (typeof phases)[number]) => {
    for (const text of [summary, ...points, end]) await expect(phaseOf(name).getByText(text)).toBeVisible();
    await expect(phaseOf(name).getByRole('img', { name: label })).toBeVisible();
    for (const other of phases)
      if (other.name !== name) await expect(page.getByText(other.summary), other.name).toBeHidden();
  };
  const [discover, , design] = phases;
  expect(discover?.name).toBe('Discover');
  await isShown(discover!);
  await phaseOf('Discover').locator('summary').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(phaseOf('Design').locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await isShown(design!);
});

test('of the questions about a system of your own none is open, then one at a time, and it closes again @long', async ({
  page,
}) => {
  await page.goto('/software/new');
  const section = page.getByRole('region', { name: questions.title });
  await expect(section.getByText(questions.subtitle)).toBeVisible();
  const press = (title: string) => section.locator('summary').filter({ hasText: title }).click();
  const onlyShows = async (openTitle: string | null) => {
    for (const { title, answer } of questions.list)
      await expect(section.getByText(answer), title).toBeVisible({ visible: title === openTitle });
  };
  await onlyShows(null);
  for (const { title } of questions.list) {
    await press(title);
    await onlyShows(title);
  }
  await press(questions.list.at(-1)!.title);
  await onlyShows(null);
});
