import { enquiries, type EnquiryFile, enquiryKinds } from '../enquiries/enquiry-kinds.facts';
import { type SubmissionKind, submissionKinds } from '../submissions/kinds.facts';

/** What a verdict on suspected spam is called: `application.released`. */
const judgements = ['released', 'discarded', 'held-again', 'judgement-undone'] as const;
export type Judgement = (typeof judgements)[number];

/** An export leaves a row before its first byte, and one that says how it ended: `applications.exported`. */
const exportSteps = ['exported', 'export-ended'] as const;
export type ExportStep = (typeof exportSteps)[number];
export type ExportName = 'applications' | 'person' | 'all-enquiries' | EnquiryFile;
const exportNames: readonly ExportName[] = [
  'applications',
  'person',
  'all-enquiries',
  ...enquiryKinds.map((kind) => enquiries[kind].file),
];

/** What happens to whom, apart from verdicts and exports. */
const deeds = {
  session: ['started', 'refused', 'throttled', 'forged', 'confirmed', 'confirmation-refused', 'ended'],
  access: ['refused'],
  resume: ['read', 'read-refused', 'infected', 'damaged', 'missing', 'restored', 'asked-again', 'replaced'],
  application: [
    'edited',
    'moved',
    'move-undone',
    'put-off',
    'put-off-undone',
    'assigned',
    'assignment-undone',
    'linked',
    'unlinked',
    'unlink-undone',
    'answer-paused',
    'answer-resumed',
    'reply-settled',
    'mail-received',
    'mail-left',
    'file-read',
    'file-refused',
  ],
  enquiry: [
    'assigned',
    'assignment-undone',
    'assignment-ended',
    'state-changed',
    'state-undone',
    'noted',
    'note-deleted',
    'replied',
    'reply-undone',
    'mail-received',
    'mail-left',
    'file-read',
    'file-refused',
  ],
  note: ['written', 'changed', 'deleted'],
  'stage-mail': ['requested', 'undone'],
  interview: ['proposed', 'chosen', 'arranged', 'moved', 'cancelled', 'undone', 'judged', 'answered'],
  'bulk-deed': ['refused', 'failed'],
  'job-post': ['created', 'updated', 'deleted', 'image-uploaded'],
  referral: ['created', 'withdrawn', 'deleted'],
  'form-settings': ['updated'],
  calendar: ['updated'],
  'saved-view': ['created', 'changed', 'deleted'],
  'mail-template': ['changed', 'reset', 'tested', 'switched', 'signature-changed'],
  'rejection-reason': ['added', 'changed', 'ordered', 'retired', 'deleted'],
  delivery: ['resent', 'confirmed', 'cancelled', 'hurried'],
  person: ['erased', 'erased-again', 'erasure-tried'],
  retention: ['changed', 'carried-out'],
  staff: [
    'created',
    'reset',
    'invited',
    'invitation-accepted',
    'updated',
    'sessions-ended',
    'password-changed',
    'password-reset',
    'password-reset-asked',
    'totp-confirmed',
    'totp-removed',
    'signature-changed',
    'passkey-added',
    'passkey-renamed',
    'passkey-removed',
  ],
  identity: ['linked', 'unlinked'],
} as const;
type Deeds = typeof deeds;
type NamedAction = { [Noun in keyof Deeds]: `${Noun}.${Deeds[Noun][number]}` }[keyof Deeds];

/** `<noun>.<what happened>`: all that the audit log says of a deed. */
export type AuditAction = NamedAction | `${SubmissionKind}.${Judgement}` | `${ExportName}.${ExportStep}`;
const actionsOf = ([noun, done]: [string, readonly string[]]) => done.map((deed) => `${noun}.${deed}` as AuditAction);
export const auditActions: readonly AuditAction[] = [
  ...Object.entries(deeds).flatMap(actionsOf),
  ...submissionKinds.flatMap((kind) => actionsOf([kind, judgements])),
  ...exportNames.flatMap((name) => actionsOf([name, exportSteps])),
];

/** Besides applications, HR reads about these in the log: their own work, but not people and sessions. */
const recruiting = [
  'job-post',
  'referral',
  'form-settings',
  'calendar',
  'saved-view',
  'mail-template',
  'rejection-reason',
] as const;
const forGeneral = ['delivery', 'session', 'staff', 'person', 'retention'] as const;

export type AuditSubject = SubmissionKind | (typeof recruiting | typeof forGeneral)[number];
export const auditSubjects: readonly AuditSubject[] = [...submissionKinds, ...recruiting, ...forGeneral];
const recruitingSubjects: readonly AuditSubject[] = ['application', ...recruiting];

/** The columns of an entry that its author gives, with their types. Its id and its time are the database's, which our role cannot choose. */
export const auditColumns = {
  actor_id: 'uuid',
  actor_name: 'text',
  action: 'text',
  subject_type: 'text',
  subject_id: 'text',
  details: 'jsonb',
  address: 'text',
  request_id: 'text',
} as const;

/** General administrators see all of the log, HR the part about recruiting. */
export const subjectsFor = ({ role }: { role: string }) => (role === 'general' ? null : recruitingSubjects);
