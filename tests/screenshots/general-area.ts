import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { generalArea as openings } from '../support/journeys/openings/general-area.ts';
import { sendForm } from '../support/journeys/staff-pages.ts';
import { deliverTo } from '../support/mailbox/start-dovecot.ts';
import { queryOnce } from '../support/query-once.ts';
import { until } from '../support/until.ts';
import { generalStates } from './area-states.ts';
import type { Area } from './take-area.ts';

/** Erases somebody who has just written, and opens the certificate. */
const openCertificate = async (page: Page) => {
  const { site, databaseUrl, general } = journeyStack();
  const email = `erased.${randomUUID().slice(0, 8)}@client.example`;
  await sendForm(site, '/api/formhome/submit', { name: 'Erika', email, projectDetails: 'A booking page.' });
  // The password that was given at the login counts for five minutes.
  const confirm = 'UPDATE sessions SET confirmed_at = now() WHERE staff_id = (SELECT id FROM staff WHERE email = $1)';
  await queryOnce(databaseUrl, confirm, [general.email]);
  const data = { email, reason: 'asked-for' };
  const answer = await page.request.post('/api/admin/erasures', { data, headers: { Origin: site } });
  if (!answer.ok()) throw new Error(`The erasure was answered ${answer.status()}: ${await answer.text()}`);
  const { certificateId } = (await answer.json()) as { certificateId: string };
  await page.goto(`/admin/erasures/${certificateId}/show`);
};

/** Somebody writes anew to the mailbox of replies instead of answering: their mail belongs to nothing. */
const leaveMail = async () => {
  const { mailbox, databaseUrl } = journeyStack();
  if (!mailbox) return;
  const headers = ['From: Nora <nora@client.example>', `To: ${mailbox.address}`, 'Subject: My application'];
  await deliverTo(mailbox.url, [...headers, '', 'Is there any news?', ''].join('\r\n'));
  await until('the mail is counted', async () => {
    const left = await queryOnce(databaseUrl, 'SELECT FROM mailbox_leftovers');
    return left.length > 0;
  });
};

/** What would be erased of the person who has written first. */
const openCounts = async (page: Page) => {
  const [person] = await queryOnce<{ email: string }>(journeyStack().databaseUrl, 'SELECT email FROM applications ORDER BY id LIMIT 1');
  await page.goto('/admin/personal-data');
  await page.getByLabel('E-mail of the person').fill(person!.email);
  await page.getByRole('button', { name: 'Show what would be erased' }).click();
  await page.getByText('This would be erased:').waitFor();
};

/** The mail to the office about a message that has just come. */
const openNotice = async (page: Page) => {
  const message = { name: 'Nora', email: 'nora@client.example', number: '+91 98123 45678', message: 'Please call me.' };
  await sendForm(journeyStack().site, '/api/form/contact', message);
  await page.goto('/admin/deliveries');
  await page.locator('[id^="open-"]').first().click();
};

const at = (path: string) => (page: Page) => page.goto(`/admin/${path}`);

/** The pages that HR does not have, or has otherwise. */
const pages: Area['pages'] = {
  today: async (page) => {
    await leaveMail();
    await at('today')(page);
  },
  applications: at('applications'),
  application: (page, { ids }) => page.goto(`/admin/applications/${ids[0]}/show`),
  enquiries: at('all-enquiries'),
  reports: at('reports'),
  held: at('held'),
  deliveries: at('deliveries'),
  delivery: openNotice,
  'mail-templates': at('mail-templates'),
  staff: at('staff'),
  audit: at('audit'),
  retention: at('retention'),
  certificate: openCertificate,
  erasures: at('erasures'),
  'personal-data': at('personal-data'),
  'personal-data-counts': openCounts,
  account: at('account'),
  system: at('status'),
  'not-here': at('job-posts'),
  ...generalStates,
};

export const generalArea: Area = { name: 'general', pages, openings };
