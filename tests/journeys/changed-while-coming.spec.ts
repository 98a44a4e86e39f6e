import type { Page } from '@playwright/test';
import { autofill, changePage, expectTranslated, written, type Change } from '../support/journeys/changed-page.ts';
import { expect, test as base } from '../support/journeys/journey.ts';
import { inTwoParts, type SiteInTwoParts } from '../support/drawn-page/site-in-two-parts.ts';

/** A page that is still coming comes to the place of an application's fifth field, and waits. */
const test = base.extend<{ slowSite: SiteInTwoParts }>({
  slowSite: async ({ stack }, use) => {
    const site = await inTwoParts(stack.site, ' id="application-linkedin"');
    await use(site);
    await site.stop();
  },
});

const file = { name: 'meera.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

async function openChanged(page: Page, slowSite: SiteInTwoParts, change: () => Promise<void>): Promise<void> {
  await page.goto(`${slowSite.url}/application`, { waitUntil: 'commit' });
  await page.locator('#application-email').waitFor();
  await change();
  slowSite.goOn();
  await page.waitForFunction(() => document.readyState === 'complete');
}

/** What is entered before the app wakes, and while it does, is there afterwards. */
async function expectToKeepEntries(page: Page): Promise<void> {
  await autofill(page, ['email', 'message'], '/api/application');
  await page.locator('#application-resume').setInputFiles(file);
  await page.locator('#application-name').focus();
  await page.keyboard.type('Asha Verma', { delay: 20 });
  await page.locator('html[data-alive]').waitFor();
  await page.keyboard.type('!');
  await expect(page.locator('#application-name')).toHaveValue('Asha Verma!');
  await expect(page.locator('#application-name')).toBeFocused();
  for (const field of ['email', 'message'])
    await expect(page.locator(`#application-${field}`)).toHaveValue(written[field]!);
  await expect(page.getByText('meera.pdf').first()).toBeVisible();
}

const cases: Change[][] = [
  ['each text in a font', 'a sibling beside each field', 'other attributes', 'a removed node'],
  ['texts changed in place', 'an element around each field', 'other attributes', 'a removed node'],
];

for (const changes of cases)
  test(`a page that is changed while it is still coming is not drawn anew: ${changes.join(', ')}${changes === cases[0] ? '' : ' @long'}`, async ({
    page,
    slowSite,
  }) => {
    await openChanged(page, slowSite, async () => {
      await changePage(page, changes);
      // No element of a page of ours, and the last one for now.
      await page.evaluate(() => document.body.append(document.createElement('div')));
    });
    await expectToKeepEntries(page);
    await expectTranslated(page, ['h1', 'form label']);
  });

test.describe('a page to which others append while it is still coming, where only the page itself should', () => {
  test.use({ allowedComplaints: /^The page was drawn anew/ });

  const appendToOpenElement = (page: Page) => () =>
    page.evaluate(() =>
      document.querySelector('[for="application-linkedin"]')!.parentElement!.append(document.createElement('i')),
    );

  test('is drawn anew, with what was typed, chosen and focused @long', async ({ page, slowSite }) => {
    const drawnAnew = page.waitForEvent('console', (message) => message.text().startsWith('The page was drawn anew'));
    await openChanged(page, slowSite, appendToOpenElement(page));
    await expectToKeepEntries(page);
    await drawnAnew;
  });

  test('is drawn anew, and what was pressed acts @long', async ({ page, slowSite }) => {
    await openChanged(page, slowSite, appendToOpenElement(page));
    await page.locator('form[action="/api/application"] [type=submit]').click();
    await expect(page.getByRole('main')).toContainText('need your attention');
  });
});
