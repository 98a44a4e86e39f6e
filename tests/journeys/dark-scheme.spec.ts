import { expect, test } from '../support/journeys/journey.ts';

test.use({ colorScheme: 'dark' });

test('a panel in a dark section has the colours of the page, where it would glare in white', async ({ page }) => {
  for (const path of ['/uiux', '/products/parking']) {
    await page.goto(path);
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const [paper, raised] = await page.evaluate(() => {
      const colours = getComputedStyle(document.documentElement);
      return ['--paper', '--raised'].map((name) => {
        const sample = document.body.appendChild(document.createElement('i'));
        sample.style.backgroundColor = colours.getPropertyValue(name);
        const ground = getComputedStyle(sample).backgroundColor;
        sample.remove();
        return ground;
      });
    });
    const panel = page.locator('section.bg-ink :is(.bg-paper, .bg-raised)');
    await expect(panel).toHaveCount(1);
    expect([paper, raised], path).toContain(await panel.evaluate(groundOf));
  }
});
