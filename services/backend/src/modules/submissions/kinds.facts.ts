import { APPLICATION_SUBMITTED } from '../applications/applications.events';
import {
  CONSULTATION_SUBMITTED,
  CONTACT_MESSAGE_SUBMITTED,
  HOME_ENQUIRY_SUBMITTED,
} from '../enquiries/enquiries.events';

/** The kinds of submission that the forms of the site send. The order is that of lists, reports and messages. */
export const submissionKinds = ['application', 'consultation', 'home-enquiry', 'contact-message'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The kinds that the general administrators answer. */
export const enquiryKinds = ['consultation', 'home-enquiry', 'contact-message'] as const satisfies SubmissionKind[];
export type EnquiryName = (typeof enquiryKinds)[number];

interface SubmissionFacts {
  table: string;
  /** The column of `consents` that names its subject. */
  consent: string;
  /** Written to the outbox when a submission is committed and clear, and when a held one is released. */
  event: string;
  /** The role that reads and answers it, and judges it when it is held. */
  role: 'general' | 'hr';
  /** The sender's own words: field of the request and column of the table. */
  text: { field: string; column: string };
  /** Whether staff can edit it; edits are counted in the column `version`. */
  hasVersion: boolean;
  /** The shortest time in days that it can be kept. */
  leastDays: number;
}

const common = { hasVersion: false, leastDays: 30 };

export const submissions: Record<SubmissionKind, SubmissionFacts> = {
  application: {
    ...common,
    table: 'applications',
    consent: 'application_id',
    event: APPLICATION_SUBMITTED,
    role: 'hr',
    text: { field: 'message', column: 'message' },
    hasVersion: true,
  },
  consultation: {
    ...common,
    table: 'consultations',
    consent: 'consultation_id',
    event: CONSULTATION_SUBMITTED,
    role: 'general',
    text: { field: 'feedback', column: 'feedback' },
  },
  'home-enquiry': {
    ...common,
    table: 'home_enquiries',
    consent: 'home_enquiry_id',
    event: HOME_ENQUIRY_SUBMITTED,
    role: 'general',
    text: { field: 'projectDetails', column: 'project_details' },
  },
  'contact-message': {
    ...common,
    table: 'contact_messages',
    consent: 'contact_message_id',
    event: CONTACT_MESSAGE_SUBMITTED,
    role: 'general',
    text: { field: 'message', column: 'message' },
  },
};

/** The same for each kind, made from its name and its facts. */
export const forEachKind = <Made>(make: (kind: SubmissionKind, facts: SubmissionFacts) => Made) =>
  Object.fromEntries(submissionKinds.map((kind) => [kind, make(kind, submissions[kind])])) as Record<
    SubmissionKind,
    Made
  >;

/** The sender's own words; empty without any. */
export function textOf(kind: SubmissionKind, content: Record<string, unknown>): string {
  const text = content[submissions[kind].text.field];
  return typeof text === 'string' ? text : '';
}
