/** What visitors can send. */
export const submissionKinds = ['application', 'consultation', 'home-enquiry', 'contact-message'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

const textFields: Record<SubmissionKind, string> = {
  application: 'message',
  consultation: 'feedback',
  'home-enquiry': 'projectDetails',
  'contact-message': 'message',
};

/** What the sender wrote in their own words; empty when nothing. */
export function textOf(kind: SubmissionKind, content: Record<string, unknown>): string {
  const text = content[textFields[kind]];
  return typeof text === 'string' ? text : '';
}
