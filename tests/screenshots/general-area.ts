import type { Page } from '@playwright/test';
import { generalArea as openings } from '../support/journeys/openings/general-area.ts';
import { generalStates } from './area-states.ts';
import type { Area } from './take-area.ts';

const at = (path: string) => (page: Page) => page.goto(`/admin/${path}`);

/** The pages that HR does not have, or has otherwise. */
const pages: Area['pages'] = {
  applications: at('applications'),
  application: (page, { ids }) => page.goto(`/admin/applications/${ids[0]}/show`),
  enquiries: at('all-enquiries'),
  reports: at('reports'),
  held: at('held'),
  staff: at('staff'),
  audit: at('audit'),
  retention: at('retention'),
  system: at('status'),
  ...generalStates,
};

export const generalArea: Area = { name: 'general', pages, openings };
