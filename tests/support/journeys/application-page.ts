import { expect, type Locator, type Page } from '@playwright/test';
import { makePdf } from '../make-pdf.ts';

const referencePattern = /FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/;

export interface Applicant {
  name: string;
  email: string;
  pdf: Buffer;
}

let number = 0;

/** A new applicant with a unique name and e-mail address. */
export async function newApplicant(): Promise<Applicant> {
  number += 1;
  const name = `Meera Iyer ${process.env.TEST_PARALLEL_INDEX ?? ''}${number}${Date.now().toString(36)}`;
  return { name, email: `${name.replaceAll(' ', '.').toLowerCase()}@mail.example`, pdf: await makePdf(name, 60_000) };
}

/** The application form as a person meets it: by the names of its fields. */
export function applicationForm(page: Page) {
  return {
    name: page.getByRole('textbox', { name: /^name/i }),
    email: page.getByRole('textbox', { name: /^e-?mail/i }),
    position: page.getByRole('combobox', { name: /^apply/i }),
    experience: page.getByRole('combobox', { name: /^experience/i }),
    profile: page.getByRole('textbox', { name: /linkedin/i }),
    letter: page.getByRole('textbox', { name: /cover letter/i }),
    resume: page.getByLabel(/^resume/i),
    agree: page.getByRole('checkbox', { name: /agree/i }),
    age: page.getByRole('checkbox', { name: /18/ }),
    send: page.getByRole('button', { name: /^send application/i }),
    alert: page.getByRole('main').getByRole('alert'),
  };
}

/** Without a position the one that the link has chosen stays. */
export async function fillApplication(
  page: Page,
  { name, email, pdf }: Applicant,
  position: string | null = 'Backend Developer',
): Promise<void> {
  const form = applicationForm(page);
  await form.name.fill(name);
  await form.email.fill(email);
  if (position === null) await expect(form.position).not.toHaveValue('');
  else await form.position.selectOption(position);
  await form.experience.selectOption('3-5 years');
  await form.profile.fill('https://www.linkedin.com/in/meera');
  await form.letter.fill('I build back ends that keep what they were given.');
  await form.resume.setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('meera.pdf').first()).toBeVisible();
  await form.agree.check();
  await form.age.check();
}

/** Waits for the receipt and returns its reference number. */
export async function readReceipt(page: Page): Promise<string> {
  await expect(applicationForm(page).alert).toContainText('Application submitted successfully!', { timeout: 30_000 });
  const text = await page.getByRole('main').innerText();
  return referencePattern.exec(text)![0];
}

/** Other journeys publish positions meanwhile, and each has two links. */
const MOST_TABS = 300;

/** Goes there by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < MOST_TABS; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** How many files the browser's own database holds for the form. */
export const countKeptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('application-draft', 1);
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('files').objectStore('files').count();
          count.addEventListener('success', () => resolve(count.result));
        });
      }),
  );
