import { submissionKinds, submissions } from '../submissions/kinds.facts';

/** The kinds of record that a mail can be about. */
export const deliverySubjectKinds = [...submissionKinds, 'staff'] as const;
export type DeliverySubjectKind = (typeof deliverySubjectKinds)[number];

/** The mails that are a role's business: those about staff are the general administrators'. */
export const kindsFor = (role: string): readonly DeliverySubjectKind[] =>
  deliverySubjectKinds.filter((kind) => (kind === 'staff' ? 'general' : submissions[kind].role) === role);
