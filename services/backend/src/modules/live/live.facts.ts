import { enquiries } from '../enquiries/enquiry-kinds.facts';
import { type SubmissionKind, submissionKinds, submissions } from '../submissions/kinds.facts';
import { type StaffRole, staffRoles } from '../staff/staff.facts';

/**
 * What happened to records: they came into a list, left it, went to another stage, were changed; a note about them was written, they
 * were linked or unlinked; a mail about them was asked for, sent or stopped; other people look at them now.
 */
export const liveWhats = ['arrived', 'removed', 'moved', 'changed', 'noted', 'linked', 'mailed', 'viewed'] as const;
export type LiveWhat = (typeof liveWhats)[number];

/** A kind of change: of a list below `/api/admin`, and who may read that. */
interface LiveKind {
  of: string;
  what: LiveWhat;
  roles: readonly StaffRole[];
  /** The deed names its records otherwise: by the application that a mail is about, for example. */
  hasOtherIds?: true;
}

/** Changes of an application, which both roles read, and of its parts, which HR alone reads. */
const application = (what: LiveWhat): LiveKind => ({ of: 'applications', what, roles: staffRoles });
const part = (what: LiveWhat): LiveKind => ({ of: 'applications', what, roles: ['hr'] });
const ofHr = (of: string): LiveKind[] => [{ of, what: 'changed', roles: ['hr'] }];
const ofGeneral = (of: string): LiveKind[] => [{ of, what: 'changed', roles: ['general'] }];
const delivery: LiveKind = { of: 'deliveries', what: 'changed', roles: staffRoles };
const mail: LiveKind = { ...delivery, hasOtherIds: true };

/** The list of the enquiries of all kinds together. */
const allEnquiries = (what: LiveWhat): LiveKind => ({ of: 'all-enquiries', what, roles: ['general'] });
/** Of the list of a kind of submission. */
const ofList = (kind: SubmissionKind, what: LiveWhat): LiveKind =>
  kind === 'application' ? application(what) : { of: enquiries[kind].list, what, roles: ['general'] };
/** Of each list that has submissions of a kind. */
const ofLists = (kind: SubmissionKind, what: LiveWhat): LiveKind[] =>
  kind === 'application' ? [ofList(kind, what)] : [ofList(kind, what), allEnquiries(what)];
const gone = [...submissionKinds.map((kind) => ofList(kind, 'removed')), allEnquiries('removed')];

const judged = submissionKinds.map((kind): [string, LiveKind[]] => {
  const held: LiveKind = { of: 'held', what: 'changed', roles: [submissions[kind].role] };
  return [kind, [held, ...ofLists(kind, 'arrived')]];
});

/** By a deed, or by its noun for all others of it. */
const kinds: Record<string, LiveKind[]> = {
  application: [application('changed')],
  'application.moved': [application('moved')],
  'application.move-undone': [application('moved')],
  'application.linked': [part('linked'), application('changed')],
  'application.unlinked': [part('linked'), application('changed')],
  'application.unlink-undone': [part('linked'), application('changed')],
  'application.mail-received': [part('mailed'), application('changed')],
  enquiry: [allEnquiries('changed')],
  'enquiry.replied': [allEnquiries('changed'), mail],
  'enquiry.reply-undone': [allEnquiries('changed'), mail],
  'enquiry.noted': [allEnquiries('noted')],
  'enquiry.note-deleted': [allEnquiries('noted')],
  'enquiry.viewed': [allEnquiries('viewed')],
  note: [part('noted')],
  resume: [application('changed')],
  'stage-mail': [part('mailed'), mail],
  // The deed has the application's id and not the people who take part: every general administrator hears that some interview has changed.
  interview: [part('changed'), { of: 'interviews', what: 'changed', roles: staffRoles, hasOtherIds: true }],
  delivery: [delivery],
  'job-post': ofHr('job-posts'),
  referral: ofHr('referrals'),
  'form-settings': ofHr('form-settings'),
  calendar: ofHr('calendar'),
  'saved-view': ofHr('views'),
  'mail-template': [{ of: 'mail-templates', what: 'changed', roles: staffRoles }],
  'rejection-reason': ofHr('rejection-reasons'),
  staff: ofGeneral('staff'),
  retention: ofGeneral('retention'),
  'retention.carried-out': gone,
  person: gone,
  'job.applications.file-resume': [application('changed')],
  'job.resumes.scan': [application('changed')],
  'job.resumes.examine': [application('changed')],
  'job.duplicates.find': [part('linked')],
  'job.notifications.mail-enquiry-reply': [{ ...allEnquiries('mailed'), hasOtherIds: true }, mail],
  'job.notifications.mail-hr': [application('changed'), mail],
  // The deeds that it does are told one by one.
  'job.pipeline.finish-bulk-deed': [],
  'job.staff.answer-password-reset': [],
  // All other jobs send mails.
  job: [mail],
  ...Object.fromEntries(
    judged.flatMap(([kind, both]) =>
      ['held', 'released', 'discarded', 'held-again', 'judgement-undone'].map((deed) => [`${kind}.${deed}`, both]),
    ),
  ),
  ...Object.fromEntries(submissionKinds.map((kind) => [`${kind}.submitted`, ofLists(kind, 'arrived')])),
};

/** Deeds that change nothing that a list shows. */
const silent = new Set([
  'resume.read',
  'resume.read-refused',
  'application.file-read',
  'application.file-refused',
  'enquiry.file-read',
  'enquiry.file-refused',
  'person.erasure-tried',
  'person.exported',
  'person.export-ended',
]);

/** The kinds of change that a deed brings. */
export const kindsOf = (deed: string): readonly LiveKind[] =>
  silent.has(deed) ? [] : (kinds[deed] ?? kinds[deed.split('.', 1)[0] ?? ''] ?? []);

/** Whether pages or sessions hang on a deed, so that other processes have to hear of it. */
export const isHeard = (deed: string): boolean => kindsOf(deed).length > 0 || endsSessions(deed);

/** Whether a deed may have ended sessions, or given a person another role. */
export const endsSessions = (deed: string): boolean => /^(?:session|staff)\./.test(deed);
