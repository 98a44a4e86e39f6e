import { testEnquiry, testSending } from '../support/journeys/enquiry-journeys.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import * as on from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

const enquiry = on.consultation;

testEnquiry(enquiry);
if (isLongForm) testSending(enquiry);

test('Book Now leads to the form @long', async ({ page }) => {
  await page.goto('/software/new');
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(on.fieldOf(page, enquiry, 'Name')).toBeInViewport();
});

for (const path of ['/services', '/erpservice', '/Software-dev', '/game']) {
  test(`${path} ends with the form, which keeps its text from page to page${path === '/services' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.goto('/software/new');
    await on.fieldOf(page, enquiry, 'Website').fill('verma-clinics.example');
    await comesAlive(page);
    await page.goto(path);
    await comesAlive(page);
    await expect(on.fieldOf(page, enquiry, 'Website')).toHaveValue('verma-clinics.example');
  });
}
