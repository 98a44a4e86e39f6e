import type { Page } from '@playwright/test';
import { newApplicant } from '../support/journeys/application-page.ts';
import { changePage, fillApplicationById, type Change } from '../support/journeys/changed-page.ts';
import { newAddress } from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

test.describe('a page that goes on being translated shows the same as any other', () => {
  /** What a form shows from the first message to its receipt. */
  async function shownBy(
    page: Page,
    path: string,
    act: (see: () => Promise<void>) => Promise<void>,
    changes: Change[],
  ) {
    const seen: string[] = [];
    await page.goto(path);
    await comesAlive(page);
    await changePage(page, changes);
    await act(async () => {
      const text = await page.getByRole('main').innerText();
      // Reference, address and time of a receipt are its own.
      seen.push(
        text
          .replaceAll(/[«»]/g, '')
          .replaceAll(/\s|FD-\w{4}-\w{4}|[\w.]+@(?:mail|company)\.example|\b\d\d:\d\d\b/g, ''),
      );
    });
    return seen;
  }

  const acts: Record<string, (page: Page, see: () => Promise<void>) => Promise<void>> = {
    '/contact': async (page, see) => {
      await page.locator('#contact-name').fill('Asha Verma');
      await page.getByRole('main').locator('[type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(3);
      await see();
      await page.locator('#contact-number').fill('9812345678');
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2);
      await see();
      await page.locator('#contact-email').fill(newAddress());
      await page.locator('#contact-message').fill('Two lines.');
      await page.getByRole('main').locator('[type=submit]').click();
      await page.getByTestId('reference').waitFor();
      await see();
    },
    '/application': async (page, see) => {
      const { pdf, ...person } = await newApplicant();
      await expect(page.locator('option', { hasText: 'Loading' })).toHaveCount(0);
      for (const name of ['first.pdf', 'second.pdf']) {
        const file = { name, mimeType: 'application/pdf', buffer: pdf };
        await page.locator('#application-resume').setInputFiles(file);
        await expect(page.getByText(name).first()).toBeVisible();
        await see();
      }
      await page.locator('#application-name').fill(person.name);
      await page.locator('form[action="/api/application"] [type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('5 things');
      await see();
      await fillApplicationById(page, person.email);
      await page.locator('form[action="/api/application"] [type=submit]').click();
      await page.getByTestId('reference').waitFor();
      await see();
    },
  };

  for (const [path, act] of Object.entries(acts))
    test(`on ${path}${path === '/application' ? '' : ' @long'}`, async ({ browser, baseURL }) => {
      const complaints: string[] = [];
      const seen = [];
      for (const changes of [[], ['each text in a font']] satisfies Change[][]) {
        const page = await browser.newPage({ baseURL: baseURL! });
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.addInitScript(() =>
          addEventListener('site:alive', () => document.documentElement.setAttribute('data-alive', ''), { once: true }),
        );
        seen.push(await shownBy(page, path, (see) => act(page, see), changes));
        await page.close();
      }
      expect(seen[1]).toEqual(seen[0]);
      expect(complaints).toEqual([]);
    });
});

test('a text that a translator has taken away can be removed, and something be put before it @long', async ({
  page,
}) => {
  await page.goto('/term');
  await comesAlive(page);
  const remaining = await page.evaluate(() => {
    const line = document.createElement('p');
    const [gone, moved] = [new Text('gone'), new Text('moved')];
    line.append(gone, moved);
    gone.replaceWith(document.createElement('i'));
    const around = document.createElement('b');
    moved.replaceWith(around);
    around.append(moved);
    // As React does.
    line.insertBefore(document.createElement('u'), moved);
    line.insertBefore(document.createElement('s'), gone);
    line.removeChild(gone);
    line.removeChild(moved);
    return line.innerHTML;
  });
  expect(remaining).toBe('<i></i><u></u><b></b><s></s>');
});
