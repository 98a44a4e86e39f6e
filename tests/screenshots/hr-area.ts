import type { Page } from '@playwright/test';
import { lists } from '../support/journeys/openings/lists.ts';
import { oneApplication } from '../support/journeys/openings/one-application.ts';
import { openOne } from '../support/journeys/openings/opening.ts';
import { settings } from '../support/journeys/openings/settings.ts';
import { hrStates, postStates } from './area-states.ts';
import type { Area } from './take-area.ts';

const at = (path: string) => (page: Page) => page.goto(`/admin/${path}`);

/** The pages of HR, by the name of their pictures. */
const pages: Area['pages'] = {
  today: at('today'),
  applications: at('applications'),
  board: at('applications/board'),
  'application-of-the-list': async (page, { email, ids }) =>
    page.goto(`/admin/applications/${ids[0]}/show?${new URLSearchParams({ filter: JSON.stringify({ q: email }) })}`),
  'application-alone': (page, { ids }) => openOne(page, ids[0]),
  reading: at('applications/reading'),
  'reading-of-a-search': (page, { email }) =>
    page.goto(`/admin/applications/reading?${new URLSearchParams({ filter: JSON.stringify({ q: email }) })}`),
  'resume-in-a-new-tab': (page, { ids }) => page.goto(`/admin/applications/${ids[0]}/resume`),
  'nothing-found': at(`applications?filter=${encodeURIComponent('{"q":"nobodyhasthisname"}')}`),
  'job-posts': at('job-posts'),
  'form-settings': at('form-settings'),
  calendar: at('calendar'),
  reports: at('reports'),
  held: at('held'),
  deliveries: at('deliveries'),
  delivery: (page, { mails }) => page.goto(`/admin/deliveries/${mails.failed}/show`),
  'mail-templates': at('mail-templates'),
  'rejection-reasons': at('rejection-reasons'),
  audit: at('audit'),
  'personal-data': at('personal-data'),
  erasures: at('erasures'),
  account: at('account'),
  'not-here': at('no-such-page'),
  ...hrStates,
  ...postStates,
};

export const hrArea: Area = { name: 'hr', pages, openings: { ...oneApplication, ...lists, ...settings } };
