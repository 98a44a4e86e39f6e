import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../../infra/local/backend/make-demo-accounts.ts';
import { fillForm, formDataOf } from '../application.ts';
import { readInbox } from '../inbox.ts';
import { makeLockedPdf } from '../make-pdf.ts';
import { sendUntilAcknowledged } from '../send-application.ts';
import { until } from '../until.ts';
import { journeyStack, type JourneyStack } from './journey-stack.ts';
import { newApplicant } from './application-page.ts';

/** Begins a session without the form, and opens the list of applications, with which HR begins. */
export async function logIn(page: Page, { name, email, password, role }: Account): Promise<void> {
  const { site } = journeyStack();
  const data = { name, email, password, area: role };
  const answer = await page.request.post(`${site}/api/session`, { data, headers: { Origin: site } });
  if (answer.status() !== 201) throw new Error(`The login was answered ${answer.status()}.`);
  await page.goto('/admin/applications');
}

export async function logInByForm(page: Page, account: Account): Promise<void> {
  await page.goto(account.role === 'hr' ? '/login2' : '/login');
  await fillLogin(page, account);
}

export async function fillLogin(page: Page, { name, email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The heading of the grid, which the specification gives for HR. */
export const gridHeading = (page: Page, role: Account['role']): Locator =>
  page.getByRole('heading', { level: 1, name: role === 'hr' ? 'Application Dashboard' : 'Applications', exact: true });

export async function openApplication(page: Page, applicant: string): Promise<void> {
  await page.getByRole('link', { name: applicant, exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Application', exact: true }).getByRole('heading', { name: applicant }),
  ).toBeVisible();
}

/** Adds a filter to the list, whose control has the focus then. Returns the control. */
export async function addFilter(page: Page, label: string): Promise<Locator> {
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Filter', exact: true }).click();
  await filters.getByRole('button', { name: label, exact: true }).click();
  const control = filters.getByRole('combobox', { name: label, exact: true });
  await expect(control).toBeFocused();
  return control;
}

/** Selects applications in the grid and opens the dialog that moves them. Returns the dialog. */
export async function openBulkMove(page: Page, names: readonly string[]): Promise<Locator> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Move to…' }).click();
  return page.getByRole('dialog', { name: `Move ${names.length} applications` });
}

/** Sends an application as our form does, and returns the applicant's name. */
export async function applyAs(site: string, more: Record<string, string> = {}): Promise<string> {
  const { name, email, pdf } = await newApplicant();
  const fields = { name, email, apply: 'Java Developer', experience: 'Fresher', ...more };
  const body = formDataOf({ fields, resume: { name: 'meera.pdf', bytes: pdf } });
  const answer = await fetch(`${site}/api/application`, { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`The application was answered ${answer.status}.`);
  return name;
}

/** Applies with a file that nobody can open, and waits for the mail that says so. @returns its link, by which another file is sent */
export async function applyLocked({ site, inbox }: Pick<JourneyStack, 'site' | 'inbox'>) {
  const [name, email] = [`Asha Q${randomUUID().replace(/[^a-f]/g, '')}`, `${randomUUID()}@mail.example`];
  const filled = await fillForm({ name, email }, { name: 'cv.pdf', bytes: await makeLockedPdf(name) });
  const { reference } = await sendUntilAcknowledged(site, filled);
  const mail = await until('the mail that asks for another file', async () => {
    const mails = await readInbox(inbox);
    return mails.find(({ to, subject }) => to[0]?.address === email && subject.includes('could not open'));
  });
  const link = /https?:\/\/\S+\/another-file\/[\w-]{43}/.exec(mail.text)?.[0] ?? '';
  return { name, reference, link };
}

/** Sends one of the other three forms as JSON. */
export async function sendForm(site: string, path: string, fields: Record<string, string>): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
  if (answer.status !== 201) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
}

/** Writes in the session of the page without If-Match, like a concurrent editor. */
export async function writeAside(page: Page, path: string, data: object, method = 'PUT'): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
}

/** Has a page hear of nothing that others do, for journeys that count what it asks for: they do something at the same moment. */
export const asIfAlone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Deaf extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        setInterval(() => this.dispatchEvent(new MessageEvent('beat', { data: '1' })), 5_000);
      }
      close(): void {}
    }
    Object.assign(globalThis, { EventSource: Deaf });
  });
