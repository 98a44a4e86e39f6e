import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { generalArea as openings } from '../support/journeys/openings/general-area.ts';
import { sendForm } from '../support/journeys/staff-pages.ts';
import { generalStates } from './area-states.ts';
import type { Area } from './take-area.ts';

/** Erases somebody who has just written, and opens the certificate. */
const openCertificate = async (page: Page) => {
  const { site } = journeyStack();
  const email = `erased.${randomUUID().slice(0, 8)}@client.example`;
  await sendForm(site, '/api/formhome/submit', { name: 'Erika', email, projectDetails: 'A booking page.' });
  const data = { email, reason: 'asked-for' };
  const answer = await page.request.post('/api/admin/erasures', { data, headers: { Origin: site } });
  const { certificateId } = (await answer.json()) as { certificateId: string };
  await page.goto(`/admin/erasures/${certificateId}/show`);
};

const at = (path: string) => (page: Page) => page.goto(`/admin/${path}`);

/** The pages that HR does not have, or has otherwise. */
const pages: Area['pages'] = {
  today: at('today'),
  applications: at('applications'),
  application: (page, { ids }) => page.goto(`/admin/applications/${ids[0]}/show`),
  enquiries: at('all-enquiries'),
  reports: at('reports'),
  held: at('held'),
  staff: at('staff'),
  audit: at('audit'),
  retention: at('retention'),
  certificate: openCertificate,
  erasures: at('erasures'),
  system: at('status'),
  ...generalStates,
};

export const generalArea: Area = { name: 'general', pages, openings };
