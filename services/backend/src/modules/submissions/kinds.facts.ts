import { answerTime } from '../applications/answers/answer.facts';
import { applicationFields } from '../applications/application-fields.facts';
import { enquiries, enquiryKinds, type EnquiryName, type EnquiryTable } from '../enquiries/enquiry-kinds.facts';
import type { StaffRole } from '../staff/staff.facts';

/** The kinds of submission that the forms of the site send; all but the application are kinds of enquiry. */
export type SubmissionKind = 'application' | EnquiryName;
/** The order is that of lists, reports and messages. */
export const submissionKinds: readonly SubmissionKind[] = ['application', ...enquiryKinds];

/** clear = shown and mailed; held = suspected spam, waits for a person; discarded = judged to be spam. */
export const standings = ['clear', 'held', 'discarded'] as const;
export type Standing = (typeof standings)[number];
/** In words for people. */
export const standingWords: Record<Standing, string> = {
  clear: 'Not suspected',
  held: 'Held',
  discarded: 'Discarded',
};
/** The standings that no list shows and no mail tells of. */
export const [, ...heldStandings] = standings;

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;
/** The name of a kind's number where kinds are counted: `homeEnquiries`. */
export type CountName = CamelCase<'applications' | EnquiryTable>;
export type EnquiryCountName = CamelCase<EnquiryTable>;

interface SubmissionFacts {
  table: string;
  countName: CountName;
  /** The column of `consents` that names its subject. */
  consent: string;
  /** Written to the outbox when a submission is committed and clear, and when a held one is released. */
  event: string;
  /** The role that reads and answers it, and judges it when it is held. */
  role: StaffRole;
  /** The setting that names the mailbox which hears of it and gets the sender's answers. */
  inbox: 'HR_MAIL_TO' | 'ENQUIRIES_MAIL_TO';
  acknowledgement: { title: string; next: string };
  /** The field of the sender's own words. */
  text: string;
}

/** The three facts that an enquiry has of its own record. */
const application = {
  table: 'applications',
  fields: applicationFields,
  acknowledgement: {
    title: 'We have your application',
    next: `A person from HR reads every application. You hear from us within ${answerTime}, whatever the answer is.`,
  },
} as const;

function factsOf(kind: SubmissionKind): SubmissionFacts {
  const isForHr = kind === 'application';
  const { table, fields, acknowledgement } = isForHr ? application : enquiries[kind];
  return {
    table,
    countName: table.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CountName,
    consent: `${kind.replaceAll('-', '_')}_id`,
    event: `${kind}.submitted`,
    role: isForHr ? 'hr' : 'general',
    inbox: isForHr ? 'HR_MAIL_TO' : 'ENQUIRIES_MAIL_TO',
    acknowledgement,
    text: Object.entries(fields).find(([, { type }]) => type === 'lines')?.[0] ?? '',
  };
}

const forEach = <Made>(make: (kind: SubmissionKind) => Made) =>
  Object.fromEntries(submissionKinds.map((kind) => [kind, make(kind)])) as Record<SubmissionKind, Made>;
export const submissions = forEach(factsOf);
/** The same for each kind, made from its name and its facts. */
export const forEachKind = <Made>(make: (kind: SubmissionKind, facts: SubmissionFacts) => Made) =>
  forEach((kind) => make(kind, submissions[kind]));

/** The sender's own words; empty without any. */
export function textOf(kind: SubmissionKind, content: object): string {
  const text = (content as Record<string, unknown>)[submissions[kind].text];
  return typeof text === 'string' ? text : '';
}

/** SQL: the reference of a submission by two texts, its kind and its id; null for anything else, and once it is gone. */
export const referenceOf = (kind: string, id: string) => {
  const rowId = `CASE WHEN ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${id}::uuid END`;
  const choices = submissionKinds.map(
    (each) => `WHEN '${each}' THEN (SELECT reference FROM ${submissions[each].table} WHERE id = ${rowId})`,
  );
  return `CASE ${kind} ${choices.join(' ')} END`;
};
