import type { ApplicationSummary } from '../../applications/describe-application.use-case';
import type { EnquirySummary } from '../../enquiries/describe-enquiry.use-case';
import type { IssuedLink } from '../../staff/links/issue-staff-link.use-case';
import { composeLetter } from './letter.mail';
import type { Letter, SystemLetter } from './letter';
import { fillSystemMail } from '../system-mails/fill-system-mail';
import { systemMails } from '../system-mails/list/system-mails';
import type { DigestPage } from '../digest/digest.facts';
import { writeDigestMail } from './write-digest-mail';
import { writeAnotherFileMail, writeAskMail } from './write-resume-mails';
import { writeStaffLinkMail } from './write-staff-mails';
import {
  writeAcknowledgement,
  writeHrApplicationMail,
  writeInboxMail,
  writeWrittenMail,
} from './write-submission-mails';

const evil = 'Asha\r\nBcc: x@evil.example <img src=x onerror=alert(1)> https://evil.example/a';
const site = 'https://plumbline.example';
const timeZone = 'Asia/Kolkata';
const inbox = { name: 'Plumbline', address: 'hello@plumbline.example' };
const company = 'Plumbline';
const from = { timeZone, inbox };
/** With the words that a mail has unless somebody changes them. */
async function compose(letter: Letter | SystemLetter) {
  const worded =
    'said' in letter
      ? {
          ...letter,
          ...fillSystemMail(systemMails[letter.said.mail], letter.said, { company, siteUrl: site, timeZone }),
        }
      : letter;
  return { ...worded, ...(await composeLetter(worded.page)) };
}

const receivedAt = new Date('2026-11-21T10:17:00Z');

const application: ApplicationSummary = {
  id: '0198c5a4-0000-7000-8000-000000000001',
  reference: 'FD-7K2M-Q4XV',
  name: evil,
  email: 'asha@mail.example',
  apply: 'Tester\nX-Other: 1',
  experience: '<b>3</b>',
  linkedin: null,
  phone: null,
  message: evil,
  createdAt: receivedAt,
  standing: 'clear',
  heldFor: [],
  resume: null,
};
const enquiry: EnquirySummary = {
  kind: 'consultation',
  reference: 'FD-7K2M-Q4XV',
  name: evil,
  email: 'asha@mail.example',
  fields: [
    { type: 'phone', label: 'Phone', value: '+91 98100 00000' },
    { type: 'web-address', label: 'Website', value: evil },
    { type: 'lines', label: 'Feedback', value: `${evil}\nsecond line` },
  ],
  receivedAt,
  heldFor: [],
};

const ask = { reason: 'locked', reference: 'FD-7K2M-Q4XV', position: 'Tester', expiresAt: receivedAt } as const;
const another = { ...application, ...ask, name: evil, answeredAt: receivedAt, resume: null };

const letters = {
  'to an applicant whose file nobody can open': () =>
    writeAskMail({ ...ask, name: evil, href: `${site}/another-file/t` }, from),
  'to HR about another file': () => writeAnotherFileMail(another, { siteUrl: site, timeZone }),
  'to HR about an application': () => writeHrApplicationMail(application, { siteUrl: site, timeZone }),
  'to the inbox about an enquiry': () => writeInboxMail(enquiry, { siteUrl: site, timeZone }),
  'to an applicant in the words of HR': () =>
    writeWrittenMail({
      subject: evil,
      body: evil,
      reference: 'FD-7K2M-Q4XV',
      company: 'Plumbline',
      reaches: 'HR',
      signature: null,
    }),
  'to a sender': () =>
    writeAcknowledgement({ kind: 'consultation', reference: 'FD-7K2M-Q4XV', name: evil, receivedAt, facts: [] }, from),
};

describe.each(Object.entries(letters))('a letter %s', (_to, write) => {
  it('has headers of one line, and no markup but ours', async () => {
    const { subject, replyTo, html } = await compose(write());
    for (const header of [subject, replyTo?.name ?? '', replyTo?.address ?? '']) expect(header).not.toMatch(/\p{Cc}/u);
    expect(html).not.toMatch(/<img|<b>|<script/i);
  });
});

describe.each([
  ['Asia/Kolkata', '21 November 2026 at 15:47 IST'],
  ['America/New_York', '21 November 2026 at 05:17 EST'],
  ['Asia/Tashkent', '21 November 2026 at 15:17 GMT+5'],
])('for a company in the zone %s', (companyZone, time) => {
  const there = { siteUrl: site, timeZone: companyZone };
  const link = { kind: 'invitation', name: 'Meera', email: 'meera@mail.example', expiresAt: receivedAt } as IssuedLink;
  it.each([
    ['the mail to HR', () => writeHrApplicationMail(application, there)],
    ['the mail about another file', () => writeAnotherFileMail(another, there)],
    ['the mail that asks for one', () => writeAskMail({ ...ask, name: 'Asha', href: site }, { ...there, inbox })],
    ['the mail to the inbox', () => writeInboxMail(enquiry, there)],
    ['the mail with a link', () => writeStaffLinkMail(link, { href: site, timeZone: companyZone, byPasskey: false })],
    [
      'an acknowledgement',
      () =>
        writeAcknowledgement(
          { kind: 'consultation', reference: 'FD-7K2M-Q4XV', name: 'Asha', receivedAt, facts: [] },
          { ...from, timeZone: companyZone },
        ),
    ],
  ])('%s tells the time there, and names it', async (_which, write) => {
    const { html, text } = await compose(write());
    for (const body of [html, text]) expect(body).toContain(time);
  });
});

describe('the mail to the inbox', () => {
  it('says who wrote, how to reach them, what they wrote and where it is kept', async () => {
    const { html, text, replyTo, automatic } = await compose(
      writeInboxMail({ ...enquiry, name: 'Asha Verma' }, { siteUrl: site, timeZone }),
    );
    expect(replyTo).toEqual({ name: 'Asha Verma', address: 'asha@mail.example' });
    expect(automatic).toBe('generated');
    for (const fact of ['Asha Verma', 'asha@mail.example', '+91 98100 00000', 'second line', 'FD-7K2M-Q4XV', 'IST'])
      for (const body of [html, text]) expect(body).toContain(fact);
    expect(text).toContain(`${site}/admin/users?filter=%7B%22q%22%3A%22FD-7K2M-Q4XV%22%7D`);
  });
});

describe('an acknowledgement', () => {
  const kinds = ['application', 'consultation', 'home-enquiry', 'contact-message'] as const;

  it.each(kinds)('of %s names the reference, the time, what happens next and how to reach us', async (kind) => {
    const letter = await compose(
      writeAcknowledgement({ kind, reference: 'FD-7K2M-Q4XV', name: 'Asha Verma', receivedAt, facts: [] }, from),
    );
    expect(letter).toMatchObject({ automatic: 'replied', replyTo: from.inbox });
    for (const body of [letter.html, letter.text])
      for (const fact of [
        'Thank you, Asha Verma.',
        'FD-7K2M-Q4XV',
        '21 November 2026 at 15:47 IST',
        'working day',
        `${site}/contact`,
      ])
        expect(body).toContain(fact);
  });

  it('repeats nothing of what a visitor typed but a harmless name', async () => {
    const { html, text, subject } = await compose(letters['to a sender']());
    expect(`${html} ${text} ${subject}`).not.toContain('evil');
  });
});

describe('a digest', () => {
  const section = (headline: string): DigestPage => ({
    headline,
    lead: `About ${headline}.`,
    facts: [{ label: 'Oldest', value: `the one of ${headline}` }],
    blocks: [],
    button: { text: 'Open', href: `${site}/admin/${headline.length}` },
  });

  it('is one mail with all sections, each with its facts and its link', async () => {
    const { subject, html, text, automatic, replyTo } = await compose(
      writeDigestMail('hr', [section('2 held'), section('30 retained')]),
    );
    expect([subject, automatic, replyTo]).toEqual(['2 held; 30 retained', 'generated', undefined]);
    for (const body of [html, text])
      for (const part of ['About 2 held.', 'the one of 2 held', 'About 30 retained.', 'the one of 30 retained'])
        expect(body).toContain(part);
    for (const href of [`${site}/admin/6`, `${site}/admin/11`]) {
      expect(html).toContain(`href="${href}"`);
      expect(text).toContain(href);
    }
  });
});

describe('a mail in the words of staff', () => {
  it('keeps every line, and makes web addresses links', async () => {
    const body = 'Dear Asha,\n\njoin us at https://meet.example/x?a=1&b=2.\n\nHR';
    const { html, text, automatic } = await compose(
      writeWrittenMail({
        subject: 'Talk',
        body,
        reference: 'FD-7K2M-Q4XV',
        company: 'Plumbline',
        reaches: 'HR',
        signature: null,
      }),
    );
    expect(text).toContain(body);
    expect(html).toContain('href="https://meet.example/x?a=1&amp;b=2"');
    expect(automatic).toBeUndefined();
  });
});
