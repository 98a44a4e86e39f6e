import type { Page } from '@playwright/test';
import { formDataOf } from './application.ts';
import { newApplicant } from './application-page.ts';

/** Sends an application as our form does, and returns the applicant's name. */
export async function applyAs(site: string, more: Record<string, string> = {}): Promise<string> {
  const { name, email, pdf } = await newApplicant();
  const fields = { name, email, apply: 'Java Developer', experience: 'Fresher', ...more };
  const body = formDataOf({ fields, resume: { name: 'meera.pdf', bytes: pdf } });
  const answer = await fetch(`${site}/api/application`, { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`The application was answered ${answer.status}.`);
  return name;
}

/** Sends one of the other three forms as JSON. */
export async function sendForm(site: string, path: string, fields: Record<string, string>): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
  if (answer.status !== 201) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
}

/** Writes in the session of the page, as somebody else at another desk would, and without If-Match. */
export async function writeAside(page: Page, path: string, data: object, method = 'PUT'): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
}
