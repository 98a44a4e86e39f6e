import { isLongForm } from '../support/journeys/extent.ts';
import {
  allChanges,
  autofill,
  changePage,
  expectTicked,
  expectTranslated,
  formPlaces,
  fillApplicationById,
  isTranslation,
  tickById,
  written,
  type Change,
} from '../support/journeys/changed-page.ts';
import { newApplicant } from '../support/journeys/application-page.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';
import { applicationsOf } from '../support/rows.ts';
import { sha256 } from '../support/sha256.ts';
import type { Page } from '@playwright/test';

/** Several at once, by each way of translating; the long form makes each change by itself as well, and each of them to each form. */
const cases: Change[][] = [
  ['each text in a font', 'a sibling beside each field', 'other attributes', 'a removed node'],
  ['texts changed in place', 'an element around each field', 'other attributes', 'a removed node'],
  ...(isLongForm ? allChanges.map((change) => [change]) : []),
];

/** The form of applications has all kinds of fields. */
const forms = Object.entries(formPlaces).filter(([name]) => isLongForm || name === 'application');

/** Goes there and has the page changed by others before anybody has touched it. Returns the names of the form's texts. */
async function openChanged(page: Page, path: string, action: string, changes: readonly Change[]): Promise<string[]> {
  await page.goto(path);
  const controls = page.locator(`form[action="${action}"]`).locator('input.control, textarea.control');
  const names = await controls.evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
  await autofill(page, names.slice(1), action);
  await changePage(page, changes);
  return names;
}

for (const changes of cases)
  test.describe(changes.join(', '), () => {
    for (const [name, { path, action, leadsTo }] of forms) {
      test(`${name}: the first typed letters, what was filled in and the focus stay${changes === cases[0] ? ' @long' : ''}`, async ({
        page,
      }) => {
        const names = await openChanged(page, path, action, changes);
        const field = (of: string) => page.locator(`form[action="${action}"] [name="${of}"]`);
        const [first = ''] = names;
        await field(first).focus();
        // The page wakes between two letters.
        await page.keyboard.type(written[first]!, { delay: 20 });
        await page.locator('html[data-alive]').waitFor();
        await page.keyboard.type('!');
        await expect(field(first)).toHaveValue(`${written[first]}!`);
        await expect(field(first)).toBeFocused();
        for (const other of names.slice(1)) await expect(field(other), other).toHaveValue(written[other]!);
        if (changes.some(isTranslation)) await expectTranslated(page);
      });

      test(`${name}: the first touch of its button acts @phone${changes === cases[0] ? '' : ' @long'}`, async ({
        page,
      }) => {
        const [first = '', ...others] = await openChanged(page, path, action, changes);
        await autofill(page, [first], action);
        await page.locator(`form[action="${action}"] [type=submit]`).tap();
        if (typeof leadsTo !== 'string') return expect(page).toHaveURL(leadsTo);
        await expect(page.getByRole('main')).toContainText(leadsTo);
        if (name !== 'application') return;
        for (const other of [first, ...others])
          await expect(page.locator(`#application-${other}`), other).toHaveValue(written[other]!);
      });
    }
  });

for (const changes of cases)
  test(`a resume that is chosen first of all arrives, with what is ticked beside it: ${changes.join(', ')}${changes === cases[0] ? '' : ' @long'}`, async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    const scripts = Promise.withResolvers<void>();
    // All but the one that waits for the first touch.
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) => scripts.promise.then(() => route.continue()));
    await page.goto('/application');
    await changePage(page, changes);
    const file = { name: 'meera.pdf', mimeType: 'application/pdf', buffer: applicant.pdf };
    await page.locator('#application-resume').setInputFiles(file);
    await tickById(page);
    await expect(page.locator('html[data-alive]')).toHaveCount(0);
    scripts.resolve();
    await comesAlive(page);
    await expect(page.getByText('meera.pdf').first()).toBeVisible();
    await expectTicked(page);
    await page.locator('#application-name').fill(applicant.name);
    await fillApplicationById(page, applicant.email);
    await page.locator('form[action="/api/application"] [type=submit]').click();
    await page.getByTestId('reference').waitFor();
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toMatchObject([{ sha256: sha256(applicant.pdf) }]);
  });
