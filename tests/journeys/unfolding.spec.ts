import type { Page } from '@playwright/test';
import { phases } from '../../frontend/app/design/words.ts';
import { questions } from '../../frontend/app/services/software-new/words.ts';
import { expect, test, inMotion } from '../support/journeys/journey.ts';

test.use(inMotion);

/** Its number stands before the name. */
const choiceOf = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^\\d\\s*${name}`) });

/** Shown are the picture, summary and points of this phase, and of no other. */
async function isOnlyShown(page: Page, { name, summary, points, end, label }: (typeof phases)[number]) {
  await expect(choiceOf(page, name)).toBeChecked();
  for (const text of [summary, ...points, end]) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('img', { name: label })).toBeVisible();
  for (const other of phases)
    if (other.name !== name) await expect(page.getByText(other.summary), other.name).toBeHidden();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script @long', () => {
    test.use({ javaScriptEnabled });

    test('one phase of a design is always shown: Discover first, then the one that a key or a click has chosen', async ({
      page,
    }) => {
      await page.goto('/design');
      const [discover, define, design] = phases;
      expect(discover?.name).toBe('Discover');
      await isOnlyShown(page, discover!);
      await choiceOf(page, discover!.name).focus();
      await page.keyboard.press('Space');
      await isOnlyShown(page, discover!);
      await page.keyboard.press('ArrowDown');
      await isOnlyShown(page, define!);
      for (let press = 0; press < 2; press++) {
        await page.getByText(design!.name, { exact: true }).click();
        await isOnlyShown(page, design!);
      }
    });
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
