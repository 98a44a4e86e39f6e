import type { ApplicationSummary } from '../../applications/describe-application.use-case';

/** A text as it may stand in a header: no line break or other control character, which could begin another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** An address may hold a question mark, behind which a mail program would look for more recipients. */
export function mailtoOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}

const LONGEST = 600;

/** The applicant's message as far as a mail needs it; the rest is read in the admin. */
export function excerptMessage(message: string | null): string {
  if (!message) return 'No message';
  return message.length > LONGEST ? `${message.slice(0, LONGEST).trimEnd()} […]` : message;
}

/** Each of these knows the usual short names of its own part of the world: IST, BST, EST, AEDT. */
const regions = ['en-GB', 'en-IN', 'en-US', 'en-AU', 'en-ZA'];

/** The zone's short name at that time of the year; "GMT+5" where it has none in English. */
function zoneNameAt(at: Date, timeZone: string): string {
  const names = regions.map((region) => {
    const parts = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? timeZone;
}

/**
 * For example "21 November 2026 at 15:47 IST".
 * @param timeZone the company's, of the IANA list: `COMPANY_TIME_ZONE`
 */
export function formatReceived(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${time.format(at)} ${zoneNameAt(at, timeZone)}`;
}

type Resume = NonNullable<ApplicationSummary['resume']>;

const MB = 1024 * 1024;

/** As the form and the HR area tell it. */
const describeSize = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${Math.ceil((bytes / MB) * 10) / 10} MB`;

/** For example "PDF, 200 KB". */
export const describeFile = ({ type, size }: Pick<Resume, 'type' | 'size'>) =>
  `${type.toUpperCase()}, ${describeSize(size)}`;

/** The resume in one line for HR. */
export function describeResume(resume: Resume | null): string {
  if (!resume) return 'No resume uploaded';
  const file = describeFile(resume);
  if (resume.state === 'stored') return file;
  if (resume.state === 'rejected') return `${file}. ${resume.note ?? 'The file is damaged.'} Please ask for it again.`;
  return `${file}. Received and safe, but not filed yet: it will open in the HR area soon.`;
}
