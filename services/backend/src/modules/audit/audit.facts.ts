import { type EnquiryFile, enquiryFiles } from '../enquiries/enquiry-kinds.facts';
import { type SubmissionKind, submissionKinds } from '../submissions/kinds.facts';

/** What a verdict on suspected spam is called: `application.released`. */
const judgements = ['released', 'discarded', 'held-again'] as const;
export type Judgement = (typeof judgements)[number];

/** An export leaves a row before its first byte, and one that says how it ended: `applications.exported`. */
const exportSteps = ['exported', 'export-ended'] as const;
export type ExportStep = (typeof exportSteps)[number];
export type ExportName = 'applications' | 'person' | EnquiryFile;
const exportNames: readonly ExportName[] = ['applications', 'person', ...enquiryFiles];

const named = [
  'session.started',
  'session.refused',
  'session.throttled',
  'session.forged',
  'session.confirmed',
  'session.confirmation-refused',
  'session.ended',
  'access.refused',
  'resume.read',
  'resume.read-refused',
  'resume.infected',
  'resume.damaged',
  'resume.missing',
  'resume.restored',
  'application.edited',
  'application.moved',
  'application.linked',
  'application.unlinked',
  'note.written',
  'note.changed',
  'note.deleted',
  'stage-mail.requested',
  'job-post.created',
  'job-post.updated',
  'job-post.deleted',
  'referral.created',
  'referral.withdrawn',
  'referral.deleted',
  'form-settings.updated',
  'mail-template.changed',
  'rejection-reason.added',
  'rejection-reason.changed',
  'rejection-reason.retired',
  'rejection-reason.deleted',
  'delivery.resent',
  'delivery.confirmed',
  'person.erased',
  'person.erased-again',
  'person.erasure-tried',
  'retention.changed',
  'retention.carried-out',
  'staff.created',
  'staff.reset',
  'staff.invited',
  'staff.invitation-accepted',
  'staff.updated',
  'staff.sessions-ended',
  'staff.password-changed',
  'staff.password-reset',
  'staff.password-reset-asked',
  'staff.totp-confirmed',
  'staff.totp-removed',
] as const;

/** `<noun>.<what happened>`: all that the audit log says of a deed. */
export type AuditAction = (typeof named)[number] | `${SubmissionKind}.${Judgement}` | `${ExportName}.${ExportStep}`;
export const auditActions: readonly AuditAction[] = [
  ...named,
  ...submissionKinds.flatMap((kind) => judgements.map((deed) => `${kind}.${deed}` as const)),
  ...exportNames.flatMap((name) => exportSteps.map((step) => `${name}.${step}` as const)),
];

const otherSubjects = [
  'job-post',
  'referral',
  'form-settings',
  'mail-template',
  'rejection-reason',
  'delivery',
  'session',
  'staff',
  'person',
  'retention',
] as const;

/** The records that an entry can be about. */
export type AuditSubject = SubmissionKind | (typeof otherSubjects)[number];
export const auditSubjects: readonly AuditSubject[] = [...submissionKinds, ...otherSubjects];
