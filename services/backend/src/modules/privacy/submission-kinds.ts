/** What people send us, and with it what is kept and erased as a whole. */
export const submissionKinds = ['application', 'consultation', 'home-enquiry', 'contact-message'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

interface SubmissionTable {
  table: string;
  /** The column of `consents` that names its subject. */
  consent: string;
}

/**
 * The tables belong to other nouns. Erasing goes across all of them in one transaction, and what is found, counted and removed
 * there must be the same; so their names stand here once.
 */
export const submissionTables: Record<SubmissionKind, SubmissionTable> = {
  application: { table: 'applications', consent: 'application_id' },
  consultation: { table: 'consultations', consent: 'consultation_id' },
  'home-enquiry': { table: 'home_enquiries', consent: 'home_enquiry_id' },
  'contact-message': { table: 'contact_messages', consent: 'contact_message_id' },
};

/** The same for each kind, made by its name and table. */
export const forEachKind = <Made>(make: (kind: SubmissionKind, table: SubmissionTable) => Made) =>
  Object.fromEntries(submissionKinds.map((kind) => [kind, make(kind, submissionTables[kind])])) as Record<
    SubmissionKind,
    Made
  >;
