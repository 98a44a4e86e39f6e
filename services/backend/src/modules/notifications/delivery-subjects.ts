import { enquiryKinds, submissionKinds, submissions } from '../submissions/kinds.facts';

/** The kinds of record that a mail can be about. */
export const deliverySubjectKinds = [...submissionKinds, 'staff'] as const;
export type DeliverySubjectKind = (typeof deliverySubjectKinds)[number];

/** The mails that are a role's business: those about staff are the general administrators'. */
export const kindsFor = (role: string): readonly DeliverySubjectKind[] =>
  role === 'hr' ? submissionKinds.filter((kind) => submissions[kind].role === 'hr') : [...enquiryKinds, 'staff'];
