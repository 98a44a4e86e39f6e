import type { Gateway } from '../../infra/local/gateway/start-gateway.ts';
import { tabTo } from '../support/journeys/application-page.ts';
import { buildPage, copySite, serveBuild } from '../support/built-site/copy-site.ts';
import { comesAlive, expect, expectAccessible, test as base } from '../support/journeys/journey.ts';

const test = base.extend<object, { parts: Gateway }>({
  parts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const settings = { DESIGN_SYSTEM: 'yes' };
      const gateway = await serveBuild(buildPage(copySite('design-system'), '/design-system', settings));
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe('the page of all parts', { tag: '@long' }, () => {
  test.skip(({ isMobile }) => isMobile, 'It is built once; the widths are set here.');

  test.beforeEach(async ({ page, parts }) => {
    await page.goto(`${parts.url}/design-system`);
    await comesAlive(page);
  });

  for (const width of [360, 1280])
    test(`is accessible at ${width} px, and its pictures can be looked at`, async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Show an error summary' }).click();
      await expectAccessible(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: testInfo.outputPath(`parts-${width}-${colorScheme}.png`), fullPage: true });
      }
    });

  test('a dialog keeps the focus until it is closed, and gives it back', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'Ask a question' });
    const dialog = page.getByRole('dialog', { name: 'Clear the draft?' });
    await trigger.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Clear it' })).toBeFocused();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      // The browser may let the focus out to its own bars, never to the page behind.
      const behind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(behind, `step ${step}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Clear it' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Place 1' })).toHaveAttribute('aria-current', 'true');
    await expect(trigger).toBeFocused();
  });

  test('the arrows go from tab to tab, and the Tab key into the panel', async ({ page }) => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Discover').focus();
    await expect(page.getByRole('tabpanel')).toContainText('Discover');
    await page.keyboard.press('ArrowRight');
    await expect(tab('Define')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab('Define')).toHaveAttribute('aria-selected', 'true');
    // By name: the panel that goes stands there for a moment more.
    await expect(page.getByRole('tabpanel', { name: 'Define' })).toContainText('Define');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Design'), 'they go round').toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('Discover')).toBeFocused();
  });

  test('of an accordion one answer is open or none', async ({ page }) => {
    const answers = page.getByText('The first drawing has a fixed price.');
    const question = (name: string) => page.locator('summary').filter({ hasText: name });
    await question('What does it cost?').press('Enter');
    await expect(answers.first()).toBeVisible();
    await question('Who owns the code?').press('Enter');
    await expect(answers.first()).toBeHidden();
    await expect(answers.last()).toBeVisible();
    await question('Who owns the code?').press('Enter');
    await expect(answers.filter({ visible: true })).toHaveCount(0);
  });

  test('a button that sends is disabled, and passed over like one that is switched off', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Sending…' }).first()).toBeDisabled();
    await page.getByRole('button', { name: 'Plain' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'A link as a button' })).toBeFocused();
  });

  test('the links of an error summary lead to the fields', async ({ page }) => {
    await page.getByRole('button', { name: 'Show an error summary' }).press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Choose one.' }));
    await page.keyboard.press('Enter');
    const field = page.locator('#wrong-choice');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAccessibleDescription(/how to mend it/);
  });
});
