import { expect, test } from '../support/journeys/journey.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/career', '/application']) {
  test(`${path} can be read without JavaScript @long`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.split(/\s+/).length).toBeGreaterThan(40);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(/^loading/i).filter({ visible: true })).toHaveCount(0);
  });
}

test('WhatsApp and a call are in reach without JavaScript, and there is no button that does nothing @long', async ({
  page,
}) => {
  await page.goto('/');
  const reach = page.getByRole('complementary', { name: 'Reach us now' });
  await expect(reach.getByRole('link')).toHaveCount(2);
  await expect(reach.getByRole('button')).toHaveCount(0);
});
