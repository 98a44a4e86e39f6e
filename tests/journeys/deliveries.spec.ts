import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { logIn } from '../support/journeys/staff-pages.ts';

test('where mails are shown, their pause is told with its reason, and the menu stays within the screen @phone @long', async ({
  page,
  stack,
}) => {
  // A pause of the shared server would hold back the mails of all other journeys.
  const numbers = { pending: 3, unsure: 0, sent: 7, failed: 2, skipped: 0, replaced: 0, oldestPendingSeconds: 90 };
  const [pausedAt, nextTryAt] = ['2026-11-25T10:00:00Z', '2026-11-25T10:05:00Z'];
  const pauses = [{ inbox: null, reason: '535 5.7.8 Authentication failed', pausedAt, nextTryAt }];
  await page.route('**/api/admin/deliveries/numbers', (route) => route.fulfill({ json: { ...numbers, pauses } }));
  const missing = { check: 'DMARC', state: 'fault', says: 'firm.in has no DMARC record.', todo: 'add a TXT record.' };
  const sender = { domain: 'firm.in', lookedAt: nextTryAt, findings: [missing] };
  await page.route('**/api/admin/sender', (route) => route.fulfill({ json: sender }));
  await page.route('**/api/admin/sender?again=yes', (route) =>
    route.fulfill({
      json: {
        ...sender,
        lookedAt: '2026-11-25T10:06:00Z',
        findings: [{ ...missing, state: 'good', says: 'It is there.', todo: null }],
      },
    }),
  );
  await page.route(/deliveries\?.*forPerson/, (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'deliveries */2' } }),
  );
  // The menu has them in front of the entry, and after it is drawn.
  const sort = ['createdAt', 'DESC'];
  const viewOf = (name: string) => ({
    id: name,
    name,
    filter: {},
    sort,
    columns: null,
    shared: false,
    author: null,
    total: 2,
  });
  const views = ['Java, from Pune', 'Not answered in time', 'Designers'].map(viewOf);
  await page.route('**/api/admin/views', (route) => route.fulfill({ json: views }));
  await logIn(page, stack.hr);
  await page.goto('/admin/deliveries');
  const pause = page.getByRole('alert').filter({ hasText: 'Sending of mail is paused' });
  await expect(pause).toContainText('535 5.7.8 Authentication failed');
  await expect(page.getByRole('button', { name: 'Send all again…' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Designers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deliveries 2 not sent or unsure' })).toBeInViewport();
  await expect(page.getByText('To do: add a TXT record.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('DMARC good')).toBeVisible();
});
