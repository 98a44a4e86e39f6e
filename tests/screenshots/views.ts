import type { Page } from '@playwright/test';
import { paths } from '../../frontend/app/banners/banners.ts';
import { applicationForm, fillApplication, newApplicant, readReceipt } from '../support/journeys/application-page.ts';
import { alertOf, consultation, contactMessage, homeEnquiry, sendButton } from '../support/journeys/enquiry-page.ts';
import { comesAlive } from '../support/journeys/journey.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { logIn, openApplication } from '../support/journeys/staff-pages.ts';

export interface View {
  name: string;
  show: (page: Page) => Promise<void>;
}

/** Moves like a visitor, so that lists which are fetched on the first interaction are shown as well. */
const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.keyboard.press('Shift');
};
const loggedIn = (role: 'hr' | 'general') => async (page: Page) => {
  await logIn(page, journeyStack()[role]);
  await page.getByText('Asha Verma').first().waitFor();
};
const reportsOf = (role: 'hr' | 'general') => async (page: Page) => {
  await loggedIn(role)(page);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('img').first().waitFor();
};

const nameOf = (path: string) => path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';

const menuOpen = async (page: Page) => {
  await page.goto('/about');
  await comesAlive(page);
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
};

/** The error messages of each form when everything was left out. */
const refused = [homeEnquiry, contactMessage, consultation].map((enquiry) => ({
  name: `${nameOf(enquiry.path)}-refused`,
  show: async (page: Page) => {
    await page.goto(enquiry.path);
    await sendButton(page, enquiry).click();
    await alertOf(page, enquiry).first().waitFor();
  },
}));

const applying: View[] = [
  {
    name: 'application-refused',
    show: async (page) => {
      await page.goto('/application');
      await comesAlive(page);
      await applicationForm(page).send.click();
      await applicationForm(page).alert.first().waitFor();
    },
  },
  {
    name: 'application-receipt',
    show: async (page) => {
      await page.goto('/application');
      await comesAlive(page);
      await fillApplication(page, await newApplicant());
      await applicationForm(page).send.click();
      await readReceipt(page);
    },
  },
];

/** Every page and screen, by the name of its pictures. */
export const views: View[] = [
  ...paths.map((path) => ({ name: nameOf(path), show: at(path) })),
  { name: 'not-found', show: at('/no-such-page') },
  { name: 'menu', show: menuOpen },
  ...refused,
  ...applying,
  { name: 'login', show: at('/login') },
  { name: 'login2', show: at('/login2') },
  { name: 'admin-general', show: loggedIn('general') },
  { name: 'admin-hr', show: loggedIn('hr') },
  { name: 'admin-general-reports', show: reportsOf('general') },
  { name: 'admin-hr-reports', show: reportsOf('hr') },
  {
    name: 'admin-hr-application',
    show: async (page) => {
      await loggedIn('hr')(page);
      await openApplication(page, 'Asha Verma');
    },
  },
];
