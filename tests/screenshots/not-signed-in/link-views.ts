import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letMailsLeave, mailsTo } from '../../support/inbox.ts';
import { journeyStack } from '../../support/journeys/journey-stack.ts';
import { comesAlive } from '../../support/journeys/journey.ts';
import { applyAs, applyLocked, logIn } from '../../support/journeys/staff-pages.ts';
import { makePdf } from '../../support/make-pdf.ts';
import { queryOnce } from '../../support/query-once.ts';
import { until } from '../../support/until.ts';
import type { View } from '../views.ts';

/** As the API takes it: so many days from now, by the clock of the zone. */
const dayAhead = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** Invites somebody new, to one time or to the choice of two. @returns the link of the mail to them */
async function invite(page: Page, otherStart: string | null): Promise<string> {
  const { site, inbox, databaseUrl, hr } = journeyStack();
  const email = `${randomUUID()}@mail.example`;
  const name = await applyAs(site, { email });
  const rows = await queryOnce<{ application: string; staff: string }>(
    databaseUrl,
    'SELECT a.id AS application, s.id AS staff FROM applications a, staff s WHERE a.name = $1 AND s.email = $2',
    [name, hr.email],
  );
  await logIn(page, hr);
  const { application, staff } = rows[0]!;
  const data = {
    applicationId: application,
    key: randomUUID(),
    start: dayAhead(4, '14:30'),
    otherStart,
    zone: 'Asia/Kolkata',
    minutes: 45,
    people: [staff],
    place: 'https://meet.example/room',
    details: 'Bring something that you have built.',
  };
  const answer = await page.request.post('/api/admin/interviews', { data, headers: { Origin: site } });
  if (!answer.ok()) throw new Error(`The interview was answered ${answer.status()}: ${await answer.text()}`);
  await page.goto('about:blank');
  await page.context().clearCookies();
  return until('the applicant has the invitation', async () => {
    await letMailsLeave(databaseUrl);
    const texts = (await mailsTo(inbox, email)).map(({ text }) => text);
    return texts.map((text) => /https?:\/\/\S+\/interview\/[\w-]{43}/.exec(text)?.[0]).find(Boolean);
  });
}

const links = new Map<string, Promise<string>>();
/** Made once for all sizes: opening a link changes nothing. */
const once = (name: string, make: () => Promise<string>): Promise<string> => {
  const link = links.get(name) ?? make();
  links.set(name, link);
  return link;
};

const openLink = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.keyboard.press('Shift');
};

const lockedLink = async () => (await applyLocked(journeyStack())).link;

const chooseFile = async (page: Page, link: string, name: string, buffer: Buffer): Promise<void> => {
  await page.goto(link);
  await comesAlive(page);
  await page.getByLabel('Resume').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Send the file' }).click();
};

/** The pages behind the links of mails to applicants, with links of real mails. */
export const linkViews: View[] = [
  {
    name: 'interview-one-time',
    show: async (page) => openLink(page, await once('one', () => invite(page, null))),
  },
  {
    name: 'interview-two-times',
    show: async (page) => openLink(page, await once('two', () => invite(page, dayAhead(5, '11:00')))),
  },
  {
    name: 'interview-answered',
    show: async (page) => {
      await openLink(page, await once('answered', () => invite(page, null)));
      await page.getByRole('radio', { name: 'I would like another time' }).check();
      await page.getByRole('textbox', { name: /^A sentence for HR/ }).fill('Any day after Wednesday, before noon.');
      await page.getByRole('button', { name: 'Send the answer' }).click();
      await page.getByRole('status').filter({ hasText: 'You have asked for another time.' }).waitFor();
    },
  },
  { name: 'interview-unknown', show: (page) => openLink(page, `/interview/${'x'.repeat(43)}`) },
  { name: 'another-file', show: async (page) => openLink(page, await once('file', lockedLink)) },
  {
    name: 'another-file-refused',
    show: async (page) => {
      await chooseFile(page, await once('refused', lockedLink), 'cv.doc', Buffer.from('{\\rtf1 Asha}'));
      await page.getByRole('alert').filter({ hasText: 'RTF' }).waitFor();
    },
  },
  {
    name: 'another-file-receipt',
    show: async (page) => {
      await chooseFile(page, await lockedLink(), 'cv.pdf', Buffer.from(await makePdf('Opens')));
      await page.getByText('We have your file').waitFor();
    },
  },
  { name: 'another-file-unknown', show: (page) => openLink(page, `/another-file/${'x'.repeat(43)}`) },
];
