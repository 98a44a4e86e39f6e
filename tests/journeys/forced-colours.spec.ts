import type { Locator, Page } from '@playwright/test';
import { applicationForm } from '../support/journeys/application-page.ts';
import { contactMessage, formOf, sendButton } from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

test('buttons and fields keep their edges @long', async ({ page }) => {
  for (const path of ['/', '/contact', '/application']) {
    await page.goto(path);
    const edges = await page
      .locator('.button:visible, .title-block:visible')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth)));
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.min(...edges), path).toBeGreaterThan(0);
  }
});

/** Its own outline, or that of the cell around it. */
const outlined = (control: Locator) =>
  control.evaluate((element) => {
    const drawn = (part: Element | null) => {
      const style = part && getComputedStyle(part);
      return style?.outlineStyle !== 'none' && Number.parseFloat(style?.outlineWidth ?? '0') > 0;
    };
    return drawn(element) || drawn(element.closest('.cell'));
  });

for (const path of ['/contact', '/application'])
  test(`every field of ${path} shows that it has the focus @long`, async ({ page }) => {
    await page.goto(path);
    await comesAlive(page);
    const fields = page.getByRole('main').locator('form :is(input, select, textarea):not([tabindex="-1"])');
    expect(await fields.count()).toBeGreaterThanOrEqual(4);
    for (const field of await fields.all()) {
      const name = await field.getAttribute('name');
      expect(await outlined(field), `${name}, before`).toBe(false);
      await field.focus();
      expect(await outlined(field), `${name}, with the focus`).toBe(true);
      await field.blur();
    }
  });

test('a field that is wrong has a mark at its side @long', async ({ page }) => {
  await page.goto(contactMessage.path);
  await comesAlive(page);
  const name = formOf(page, contactMessage).getByRole('textbox', { name: 'Name' });
  const mark = () =>
    name.evaluate((field) => Number.parseFloat(getComputedStyle(field.closest('.cell')!).borderLeftWidth));
  expect(await mark()).toBe(0);
  await sendButton(page, contactMessage).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(mark).toBeGreaterThanOrEqual(3);
});

test('the lists to choose from have the arrow of the system, because a drawn one is left out @long', async ({
  page,
}) => {
  await page.goto('/application');
  const { position } = applicationForm(page);
  expect(await position.evaluate((list) => getComputedStyle(list).appearance)).not.toBe('none');
});

test('the bars of the menu button are drawn @both @long', async ({ page }) => {
  await page.goto('/about');
  const bars = page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).locator('i');
  const edges = await bars.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTopWidth));
  expect(edges).toEqual(['2px', '2px']);
});

/** A colour of the visitor's own, as the browser tells it. Any other is replaced when the page is painted. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((background) => {
    const sample = document.body.appendChild(document.createElement('div'));
    sample.style.setProperty('background', background);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  }, name);

/** For each part, whether it or its pseudo-element has this background colour. */
const onColour = (parts: Locator, colour: string, drawn?: '::before') =>
  parts.evaluateAll(
    (elements, [background, pseudo]) =>
      elements.map((element) => getComputedStyle(element, pseudo).backgroundColor === background),
    [colour, drawn] as const,
  );

const areCurrent = (parts: Locator) =>
  parts.evaluateAll((elements) => elements.map((element) => element.hasAttribute('aria-current')));

test('the dot of the current slide is told apart from the others @long', async ({ page }) => {
  await page.goto('/');
  await comesAlive(page);
  const carousel = page.getByRole('region', { name: 'Industries' });
  await carousel.scrollIntoViewIfNeeded();
  const dots = carousel.getByRole('button', { name: /^Slide/ });
  await expect(dots).toHaveCount(6);
  expect(await areCurrent(dots)).toContain(true);
  expect(await onColour(dots, await systemColour(page, 'Highlight'), '::before')).toEqual(await areCurrent(dots));
});

test('the link to the current page is told apart from the others @both @long', async ({ page }) => {
  await page.goto('/career');
  await comesAlive(page);
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
  expect(await areCurrent(links)).toContain(true);
  expect(await onColour(links, await systemColour(page, 'SelectedItem'))).toEqual(await areCurrent(links));
});
