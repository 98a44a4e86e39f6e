import { withoutSender } from '../signatures/signature-text';
import { senderLines } from '../system-mails/list/written-mails';
import {
  type ApplicationField,
  applicationFieldNames,
  applicationFields,
} from '../../applications/application-fields.facts';
import type { ApplicationSummary } from '../../applications/describe-application.use-case';
import type { EnquirySummary } from '../../enquiries/describe-enquiry.use-case';
import { enquiries } from '../../enquiries/enquiry-kinds.facts';
import { marksOf } from '../../spam/judge/signs.facts';
import type { SubmissionKind } from '../../submissions/kinds.facts';
import type { FormFieldFacts } from '../../../platform/fields/form-field';
import { formatMoment } from '../../../platform/wall-clock';
import { type Letter, oneLine, printableName, type Said, type Sender, type SystemLetter } from './letter';
import type { Fact, LetterPage } from './letter-page';

type Site = Pick<Sender, 'siteUrl' | 'timeZone'>;

const LONGEST_MESSAGE = 600;

/** The applicant's message as far as a mail needs it; the rest is read in the admin. */
function excerptMessage(message: string | null): string {
  if (!message) return 'No message';
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE).trimEnd()} […]` : message;
}

type Resume = NonNullable<ApplicationSummary['resume']>;

const MB = 1024 * 1024;

/** For example "PDF, 200 KB", as the form and the HR area tell it. */
export function describeFile({ type, size }: Resume): string {
  const amount = size < MB ? `${Math.max(1, Math.round(size / 1024))} KB` : `${Math.ceil((size / MB) * 10) / 10} MB`;
  return `${type.toUpperCase()}, ${amount}`;
}

/** The resume in one line for HR. */
export function describeResume(resume: Resume | null): string {
  if (!resume) return 'No resume uploaded';
  const file = describeFile(resume);
  if (resume.state === 'stored') return file;
  if (resume.state === 'rejected') return `${file}. ${resume.note ?? 'The file is damaged.'} Please ask for it again.`;
  return `${file}. Received and safe, but not filed yet: it will open in the HR area soon.`;
}

/** An address may hold a question mark, behind which a mail program would look for more recipients. */
export const mailtoOf = (email: string) => `mailto:${email.replace(/^.*(?=@)/s, (user) => encodeURIComponent(user))}`;

/** A line only where something of it could not be judged. */
const spamCheck = (heldFor: readonly string[]) =>
  marksOf(heldFor).map((mark) => ({ label: 'Spam check', value: `not complete: ${mark}` }));

/** The title and the lead of the notice to HR. */
const inHeading: readonly ApplicationField[] = ['name', 'apply'];
/** Our form does not ask for it, so that it is told only where a program has sent it. */
const onlyIfGiven: readonly ApplicationField[] = ['phone'];

type ToldField = Pick<FormFieldFacts, 'type' | 'label'> & { value: string | null };

/** The other fields of an application that `isMeant` takes, in the order of the form. */
const fieldsIn = (application: ApplicationSummary, isMeant: (field: FormFieldFacts) => boolean): ToldField[] =>
  applicationFieldNames
    .filter((name) => isMeant(applicationFields[name]) && !inHeading.includes(name))
    .filter((name) => application[name] !== null || !onlyIfGiven.includes(name))
    .map((name) => {
      const { type, label } = applicationFields[name];
      return { type, label, value: application[name] };
    });

function factOf({ type, label, value }: ToldField): Fact {
  if (value === null) return { label, value: 'N/A' };
  if (type === 'email') return { label, value, href: mailtoOf(value) };
  return { label, value, ...(type === 'web-address' && { href: value }) };
}

/** The notice of an application to HR. */
export function writeHrApplicationMail(application: ApplicationSummary, { siteUrl, timeZone }: Site): SystemLetter {
  const { id, name, apply: position, experience, reference, resume, createdAt, message } = application;
  return letterFrom(application, {
    mail: 'hr-application',
    values: { name, position, reference, experience, message: excerptMessage(message) },
    preview: `${name}, ${experience}, applied for ${position}`,
    facts: [
      ...fieldsIn(application, ({ type }) => type !== 'lines').map(factOf),
      { label: 'Resume', value: describeResume(resume) },
      { label: 'Received', value: formatMoment(createdAt, timeZone) },
      { label: 'Reference', value: reference },
      ...spamCheck(application.heldFor),
    ],
    link: `${siteUrl}/admin/applications/${id}/show`,
  });
}

/** The notice of an enquiry to the general inbox. */
export function writeInboxMail(enquiry: EnquirySummary, { siteUrl, timeZone }: Site): SystemLetter {
  const { kind, reference, name, email, fields, receivedAt } = enquiry;
  const filter = encodeURIComponent(JSON.stringify({ q: reference }));
  return letterFrom(enquiry, {
    mail: `inbox-${kind}`,
    values: { name, reference, message: fields.find(({ type }) => type === 'lines')?.value ?? '' },
    preview: `${name} (${email})`,
    facts: [
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      ...fields.filter(({ type }) => type !== 'lines').map(({ label, value }) => ({ label, value })),
      { label: 'Received', value: formatMoment(receivedAt, timeZone) },
      { label: 'Reference', value: reference },
      ...spamCheck(enquiry.heldFor),
    ],
    link: `${siteUrl}/admin/${enquiries[kind].list}?filter=${filter}`,
  });
}

/** The sender's address is where an answer goes, never where the mail goes. */
export function letterFrom({ name, email }: Record<'name' | 'email', string>, said: Said): SystemLetter {
  return { replyTo: { name: oneLine(name), address: email }, automatic: 'generated', said };
}

/** The facts are others about the submission; never text that the sender wrote. */
export type Received = Pick<EnquirySummary, 'reference' | 'name' | 'receivedAt'> & {
  kind: SubmissionKind;
  facts: readonly Fact[];
};

/** Repeats only the name of the sender's text, because the address may be somebody else's. An answer goes to `inbox`. */
export function writeAcknowledgement(
  { kind, reference, name, receivedAt, facts }: Received,
  { timeZone, inbox }: Pick<Sender, 'timeZone'> & { inbox: NonNullable<Letter['replyTo']> },
): SystemLetter {
  const received = formatMoment(receivedAt, timeZone);
  const said = {
    mail: `acknowledge-${kind}` as const,
    values: { name: printableName(name), reference, received },
    preview: `Your reference is ${reference}.`,
    facts: [{ label: 'Reference', value: reference }, { label: 'Received', value: received }, ...facts],
  };
  return { replyTo: inbox, automatic: 'replied', said };
}

type WrittenLetter = Record<'subject' | 'body' | 'reference' | 'company', string> & {
  /** Null for none. */
  signature: string | null;
  /** Who has written it, where its text may name them. */
  writer?: string;
  /** Whom an answer reaches. */
  reaches: 'HR' | 'us';
  /** The address by which its reader answers an invitation. */
  answerLink?: string;
  /** Whether two times are proposed, of which that address takes a choice. */
  isChoice?: boolean;
};

const ANSWER = 'Accept, decline, or ask for another time';
const CHOOSE = 'Choose one of the two times';

/** A mail that a person of the staff wrote: just their text, the signature, and the reference. */
export function writeWrittenMail(written: WrittenLetter): Letter {
  const { subject, reference, company, writer, signature, reaches, answerLink, isChoice = false } = written;
  const body = signature ? withoutSender(written.body, senderLines({ writer, company })) : written.body;
  const page: LetterPage = {
    preview: oneLine(body).slice(0, 100),
    label: company,
    parts: [
      { kind: 'text', text: body, linked: true },
      ...(answerLink ? [{ kind: 'button' as const, text: isChoice ? CHOOSE : ANSWER, href: answerLink }] : []),
    ],
    signature,
    note: `Your reference: ${reference}. An answer to this mail reaches ${reaches}.`,
  };
  return { subject: oneLine(subject), page, ...(answerLink && { secret: answerLink }) };
}
