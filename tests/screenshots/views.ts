import type { Page } from '@playwright/test';
import { journeyStack } from '../support/journey-stack.ts';
import { logIn, openApplication } from '../support/staff-pages.ts';

export interface View {
  name: string;
  show: (page: Page) => Promise<void>;
}

const at = (path: string) => async (page: Page) => void (await page.goto(path));
const loggedIn = (role: 'hr' | 'general') => async (page: Page) => {
  await logIn(page, journeyStack()[role]);
  await page.getByText('Asha Verma').first().waitFor();
};

/** Every page and screen, by the name of its pictures. */
export const views: View[] = [
  { name: 'home', show: at('/') },
  { name: 'career', show: at('/career') },
  { name: 'application', show: at('/application') },
  { name: 'privacy', show: at('/privacy') },
  { name: 'term', show: at('/term') },
  { name: 'not-found', show: at('/no-such-page') },
  { name: 'login', show: at('/login') },
  { name: 'login2', show: at('/login2') },
  { name: 'admin-general', show: loggedIn('general') },
  { name: 'admin-hr', show: loggedIn('hr') },
  {
    name: 'admin-hr-application',
    show: async (page) => {
      await loggedIn('hr')(page);
      await openApplication(page, 'Asha Verma');
    },
  },
];
