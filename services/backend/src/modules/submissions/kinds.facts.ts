import { APPLICATION_SUBMITTED } from '../applications/application.facts';
import { columnOf } from '../enquiries/enquiry-fields.facts';
import {
  enquiries,
  type EnquiryFacts,
  enquiryKinds,
  type EnquiryName,
  type EnquiryTable,
} from '../enquiries/enquiry-kinds.facts';
import type { StaffRole } from '../staff/staff.facts';

/** The kinds of submission that the forms of the site send; all but the application are kinds of enquiry. */
export type SubmissionKind = 'application' | EnquiryName;
/** The order is that of lists, reports and messages. */
export const submissionKinds: readonly SubmissionKind[] = ['application', ...enquiryKinds];

/** clear = shown and mailed; held = suspected spam, waits for a person; discarded = judged to be spam. */
export const standings = ['clear', 'held', 'discarded'] as const;
export type Standing = (typeof standings)[number];
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
  /** The mail to the sender. */
  acknowledgement: EnquiryFacts['acknowledgement'];
  /** The sender's own words: field of the request and column of the table. */
  text: { field: string; column: string };
  /** Whether staff can edit it; edits are counted in the column `version`. */
  hasVersion: boolean;
  /** The shortest time in days that it can be kept. */
  leastDays: number;
}

const application: SubmissionFacts = {
  table: 'applications',
  countName: 'applications',
  consent: 'application_id',
  event: APPLICATION_SUBMITTED,
  role: 'hr',
  inbox: 'HR_MAIL_TO',
  acknowledgement: {
    title: 'We have your application',
    next: 'A person from HR reads every application. You hear from us within five working days, whatever the answer is.',
  },
  text: { field: 'message', column: 'message' },
  hasVersion: true,
  leastDays: 30,
};

function factsOf(kind: EnquiryName): SubmissionFacts {
  const { table, fields, acknowledgement } = enquiries[kind];
  const text = Object.keys(fields).find((field) => fields[field]?.type === 'lines') ?? '';
  return {
    table,
    countName: table.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CountName,
    consent: `${kind.replaceAll('-', '_')}_id`,
    event: `${kind}.submitted`,
    role: 'general',
    inbox: 'ENQUIRIES_MAIL_TO',
    acknowledgement,
    text: { field: text, column: columnOf(text) },
    hasVersion: false,
    leastDays: 30,
  };
}

/** The same for each kind, made from its name and its facts. */
export const forEachKind = <Made>(make: (kind: SubmissionKind, facts: SubmissionFacts) => Made) =>
  Object.fromEntries(submissionKinds.map((kind) => [kind, make(kind, submissions[kind])])) as Record<
    SubmissionKind,
    Made
  >;

export const submissions = Object.fromEntries(
  submissionKinds.map((kind) => [kind, kind === 'application' ? application : factsOf(kind)]),
) as Record<SubmissionKind, SubmissionFacts>;

/** The sender's own words; empty without any. */
export function textOf(kind: SubmissionKind, content: Record<string, unknown>): string {
  const text = content[submissions[kind].text.field];
  return typeof text === 'string' ? text : '';
}
