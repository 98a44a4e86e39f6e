import { expect, type Page } from '@playwright/test';
import { queryOnce } from '../query-once.ts';

/** One of the forms by which clients write, as a person meets it: by the names of its fields. */
export interface EnquiryPage {
  path: string;
  form: string;
  api: string;
  table: string;
  send: string;
  /** Labels and typed texts; the e-mail address is new in each test. */
  fields: Record<string, string>;
  thanks: string;
  empty: string;
  /** When the server refuses with words of its own, and when there is no answer. */
  refused: (message: string) => string;
  unreached: string;
}

export const homeEnquiry: EnquiryPage = {
  path: '/',
  form: 'Get in touch',
  api: '/api/formhome/submit',
  table: 'home_enquiries',
  send: 'Send enquiry',
  fields: { Name: 'Asha Verma', 'E-mail': '', Company: 'Verma Clinics', 'What should it do?': 'An appointment book.' },
  thanks: 'Form submitted successfully!',
  empty: 'Name, e-mail and project details are required',
  refused: (message) => message,
  unreached: 'Something went wrong!',
};

export const contactMessage: EnquiryPage = {
  path: '/contact',
  form: 'Write to us',
  api: '/api/form/contact',
  table: 'contact_messages',
  send: 'Send message',
  fields: { Name: 'Asha Verma', Phone: '(+91) 98 123-456 78', 'E-mail': '', Message: 'Two lines.\nThe second.' },
  thanks: 'Thank you. We have received your message and will get in touch soon.',
  empty: 'All fields are required',
  refused: () => 'Something went wrong. Please try again.',
  unreached: 'Something went wrong. Please try again.',
};

export const consultation: EnquiryPage = {
  path: '/software/new',
  form: 'Book a consultation',
  api: '/api/auth/register',
  table: 'consultations',
  send: 'Book a consultation',
  fields: {
    Name: 'Asha Verma',
    'E-mail': '',
    Phone: '9812345678',
    Website: 'verma-clinics.example',
    'What would you like to talk about?': 'A system of our own.',
  },
  thanks: 'Thank you. We have received your request and will get in touch soon.',
  empty: 'All fields are required',
  refused: (message) => message,
  unreached: 'Something went wrong!',
};

let number = 0;
export function newAddress(): string {
  number += 1;
  return `asha.${process.env.TEST_PARALLEL_INDEX ?? ''}${number}${Date.now().toString(36)}@company.example`;
}

export const formOf = (page: Page, { form }: EnquiryPage) => page.getByRole('form', { name: form });
export const fieldOf = (page: Page, enquiry: EnquiryPage, label: string) =>
  formOf(page, enquiry).getByRole('textbox', { name: label });
export const sendButton = (page: Page, enquiry: EnquiryPage) =>
  formOf(page, enquiry).getByRole('button', { name: enquiry.send, exact: true });
export const alertOf = (page: Page, enquiry: EnquiryPage) => formOf(page, enquiry).getByRole('alert');

/** The labels and texts to type, with this address. */
export const filling = ({ fields }: EnquiryPage, email: string): [label: string, text: string][] =>
  Object.entries(fields).map(([label, text]) => [label, label === 'E-mail' ? email : text]);

export async function fillEnquiry(page: Page, enquiry: EnquiryPage, email: string): Promise<void> {
  for (const [label, text] of filling(enquiry, email)) await fieldOf(page, enquiry, label).fill(text);
}

export async function expectFilled(page: Page, enquiry: EnquiryPage, email: string): Promise<void> {
  for (const [label, text] of filling(enquiry, email))
    await expect(fieldOf(page, enquiry, label), label).toHaveValue(text);
}

/** Waits for the server's message and returns the reference below it. */
export async function readReference(page: Page, enquiry: EnquiryPage): Promise<string> {
  await expect(alertOf(page, enquiry)).toContainText(enquiry.thanks, { timeout: 30_000 });
  const text = await formOf(page, enquiry).getByTestId('reference').innerText();
  expect(text).toMatch(/^FD-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return text;
}

/** The receipt repeats each field, and says by when an answer comes. */
export async function expectToldWhatWasSent(page: Page, enquiry: EnquiryPage, email: string): Promise<void> {
  const facts = formOf(page, enquiry).getByRole('definition');
  for (const [label, text] of filling(enquiry, email))
    await expect(facts.filter({ hasText: text }), label).toBeVisible();
  await expect(facts.filter({ hasText: /^[A-Z][a-z]+day, \d+ [A-Z]/ })).toBeVisible();
  await expect(formOf(page, enquiry).getByRole('link', { name: 'Wrong address?' })).toBeVisible();
}

export const referencesOf = async (databaseUrl: string, { table }: EnquiryPage, email: string): Promise<unknown[]> =>
  (await queryOnce(databaseUrl, `SELECT reference FROM ${table} WHERE email = $1`, [email])).map(
    ({ reference }) => reference,
  );
