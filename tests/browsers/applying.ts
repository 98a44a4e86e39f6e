import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newApplicant, type Applicant } from '../support/journeys/application-page.ts';
import type { Part } from '../support/browsers/find-part.ts';
import type { BrowserJourney } from '../support/browsers/run-journeys.ts';
import type { VisitedPage } from '../support/browsers/visited-page.ts';
import { startWire } from '../support/browsers/wire.ts';
import { applicationsOf } from '../support/rows.ts';
import { sha256 } from '../support/sha256.ts';

const textbox = (name: string): Part => ({ role: 'textbox', name });
const form = {
  name: textbox('^name'),
  email: textbox('^e-?mail'),
  position: { role: 'combobox', name: '^applying' },
  experience: { role: 'combobox', name: '^experience' },
  profile: textbox('linkedin'),
  letter: textbox('cover letter'),
  resume: { role: 'file', name: '^resume' },
  agree: { role: 'checkbox', name: 'agree' },
  age: { role: 'checkbox', name: '18' },
  send: { role: 'button', name: '^send application' },
} satisfies Record<string, Part>;

async function fillTexts(page: VisitedPage, { name, email }: Applicant): Promise<void> {
  await page.fill(form.name, name);
  await page.fill(form.email, email);
  await page.choose(form.position, 'Backend Developer');
  await page.choose(form.experience, '3-5 years');
  await page.fill(form.profile, 'linkedin.com/in/meera');
  await page.fill(form.letter, 'I build back ends.\nThey keep what they were given.');
}

async function consent(page: VisitedPage): Promise<void> {
  await page.click(form.agree);
  await page.click(form.age);
}

/** A file of this name with these bytes is on the applicant's disk until the deed is done. */
async function withFile(bytes: Buffer, deed: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-resume-'));
  const path = join(folder, 'meera.pdf');
  try {
    writeFileSync(path, bytes);
    await deed(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function expectArrived(page: VisitedPage, databaseUrl: string, { email, pdf }: Applicant): Promise<void> {
  const text = await page.read(/Application submitted successfully!/);
  const reference = /FD-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0];
  const rows = await applicationsOf(databaseUrl, email);
  assert.deepEqual(
    rows.map((row) => [row.reference, row.sha256]),
    [[reference, sha256(pdf)]],
  );
}

/** Runs in the page: whether its database takes a file itself, which that of a private tab of WebKit does not. */
function takesFiles(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('probe', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('files'));
    opening.addEventListener('success', () => {
      try {
        const transaction = opening.result.transaction('files', 'readwrite');
        transaction.objectStore('files').put(new File(['a'], 'a.txt'), 'a');
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      } catch {
        resolve(false);
      }
    });
  });
}

/** Runs in the page: whether the browser's own database holds a file of the form. */
function hasKeptFile(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('application-draft', 1);
    // Not there yet: it is the page's to make.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const count = opening.result.transaction('files').objectStore('files').count();
      count.addEventListener('success', () => {
        opening.result.close();
        resolve(count.result > 0);
      });
    });
  });
}

export const applying: BrowserJourney[] = [
  {
    title: 'an application leaves a phone with its file',
    width: 360,
    async make(page, { site, databaseUrl }) {
      const applicant = await newApplicant();
      await page.open(`${site}/career`);
      await page.click({ role: 'link', name: '^apply now' });
      await page.see(form.name);
      await fillTexts(page, applicant);
      await withFile(applicant.pdf, async (path) => {
        await page.attach(form.resume, path);
        await page.read(/meera\.pdf/);
        await consent(page);
        await page.click(form.send);
        await expectArrived(page, databaseUrl, applicant);
      });
    },
  },
  {
    title: 'a draft keeps its file over a reload, and leaves with it',
    width: 1280,
    async make(page, { site, databaseUrl }, report) {
      const applicant = await newApplicant();
      await page.open(`${site}/application`);
      report((await page.tab.run(takesFiles)) ? 'its database takes files' : 'its database takes no files, only bytes');
      await fillTexts(page, applicant);
      await withFile(applicant.pdf, async (path) => {
        await page.attach(form.resume, path);
        await page.read(/meera\.pdf/);
        // The database takes its time, and the form says so truly of a reload that comes first.
        await page.reach('the file is kept', hasKeptFile);
      });
      await page.reload();
      await page.read(/Your draft was brought back\. /);
      await page.read(/meera\.pdf/);
      assert.equal(await page.valueOf(form.name), applicant.name);
      await consent(page);
      await page.click(form.send);
      await expectArrived(page, databaseUrl, applicant);
    },
  },
  {
    title: 'a browser that keeps not even bytes says so, and asks for the file after a reload',
    width: 360,
    async make(page, { site }) {
      await page.open(`${site}/application`);
      await page.tab.run(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Not kept here', 'DataCloneError');
        };
      });
      await page.fill(form.name, 'Meera Iyer');
      await withFile(Buffer.from('%PDF-1.4'), async (path) => {
        await page.attach(form.resume, path);
        await page.read(/not kept in this browser: after a reload choose it again/);
      });
      await page.reload();
      await page.read(/brought back without its resume/);
      await page.read(/meera\.pdf was not kept in this browser\. Choose it again/);
      assert.equal(await page.valueOf(form.name), 'Meera Iyer');
    },
  },
  {
    title: 'an application that is sent without a network leaves once when it is back',
    width: 360,
    async make(page, { site, databaseUrl }) {
      const applicant = await newApplicant();
      const wire = await startWire(site);
      try {
        await page.open(`${wire.address}/application`);
        await fillTexts(page, applicant);
        await withFile(applicant.pdf, async (path) => {
          await page.attach(form.resume, path);
          await page.read(/meera\.pdf/);
          await consent(page);
          wire.cut = true;
          await page.click(form.send);
          await page.read(/The connection was lost\. Trying again/);
          assert.deepEqual(await applicationsOf(databaseUrl, applicant.email), []);
          wire.cut = false;
          await expectArrived(page, databaseUrl, applicant);
        });
      } finally {
        await wire.stop();
      }
    },
  },
];
