import { isLongForm } from '../support/journeys/extent.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

const words = { '': 'valueMissing', 'asha at company': 'typeMismatch' } as const;

for (const [typed, fault] of Object.entries(words))
  // The browser judges, with the scripts and without: each word once, and both ways in the long form.
  for (const scripted of isLongForm ? [true, false] : typed === '' ? [true] : [])
    test.describe(scripted ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: scripted });

      test(`the newsletter box does not let “${typed}” through`, async ({ page }) => {
        await page.goto('/about');
        if (scripted) await comesAlive(page);
        const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'Newsletter' });
        await box.fill(typed);
        await page.getByRole('button', { name: 'Submit Now' }).click();
        await expect(box).toBeFocused();
        await expect(page).toHaveURL(/\/about$/);
        const isSet = await box.evaluate((input: HTMLInputElement, name) => input.validity[name], fault);
        expect(isSet).toBe(true);
      });
    });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of the newsletter box arrives in the contact form', async ({ page }) => {
    const email = "asha.o'verma@company.example";
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'Newsletter' }).fill(email);
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(page).toHaveURL(/\/contact\?email=/);
    const form = page.getByRole('form', { name: 'Write to us' });
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await page.goto('/contact');
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  });
});
