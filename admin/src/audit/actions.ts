import type { AuditEntry } from '@frontdoor/contract';
import type { AuditSubject } from './subject-types.ts';

type Action = AuditEntry['action'];

/** Named after each kind of submission, or its file. */
type OfAKind =
  `${string}.${'released' | 'discarded' | 'held-again' | 'judgement-undone' | 'exported' | 'export-ended'}`;

/** Whether the filter offers an action: the most frequent ones. The address takes any other as well. */
const offered: Record<Exclude<Action, OfAKind> | Extract<Action, `${'applications' | 'person'}.exported`>, boolean> = {
  'session.started': true,
  'session.refused': true,
  'session.throttled': true,
  'session.forged': true,
  'session.confirmed': true,
  'session.confirmation-refused': true,
  'session.ended': true,
  'access.refused': true,
  'resume.read': true,
  'resume.read-refused': false,
  'resume.infected': true,
  'resume.damaged': true,
  'resume.missing': true,
  'resume.restored': true,
  'resume.asked-again': true,
  'resume.replaced': true,
  'application.edited': true,
  'application.moved': true,
  'application.put-off': true,
  'application.put-off-undone': false,
  'application.assigned': true,
  'application.assignment-undone': false,
  'application.move-undone': true,
  'application.linked': true,
  'application.unlinked': true,
  'application.answer-paused': true,
  'application.answer-resumed': true,
  'application.mail-received': true,
  'application.file-read': true,
  'application.file-refused': false,
  'application.unlink-undone': false,
  'enquiry.assigned': true,
  'enquiry.assignment-undone': false,
  'enquiry.assignment-ended': true,
  'enquiry.file-read': true,
  'enquiry.file-refused': false,
  'enquiry.mail-received': true,
  'enquiry.noted': true,
  'enquiry.note-deleted': false,
  'enquiry.replied': true,
  'enquiry.reply-undone': false,
  'enquiry.state-changed': true,
  'enquiry.state-undone': false,
  'note.written': true,
  'note.changed': false,
  'note.deleted': false,
  'stage-mail.requested': true,
  'stage-mail.undone': false,
  'interview.arranged': true,
  'interview.moved': true,
  'interview.proposed': true,
  'interview.chosen': true,
  'interview.cancelled': true,
  'interview.undone': false,
  'interview.judged': true,
  'interview.answered': true,
  'bulk-deed.refused': true,
  'bulk-deed.failed': true,
  'job-post.created': true,
  'job-post.updated': true,
  'job-post.deleted': true,
  'job-post.image-uploaded': true,
  'referral.created': true,
  'referral.withdrawn': true,
  'referral.deleted': true,
  'form-settings.updated': true,
  'calendar.updated': true,
  'saved-view.created': true,
  'saved-view.changed': false,
  'saved-view.deleted': true,
  'mail-template.changed': true,
  'rejection-reason.added': true,
  'rejection-reason.changed': true,
  'rejection-reason.retired': false,
  'rejection-reason.deleted': false,
  'delivery.resent': true,
  'delivery.confirmed': true,
  'delivery.cancelled': true,
  'delivery.hurried': false,
  'applications.exported': true,
  'person.exported': true,
  'person.erased': true,
  'person.erased-again': false,
  'person.erasure-tried': false,
  'retention.changed': true,
  'retention.carried-out': true,
  'staff.created': false,
  'staff.reset': false,
  'staff.invited': true,
  'staff.invitation-accepted': false,
  'staff.updated': true,
  'staff.sessions-ended': false,
  'staff.password-changed': true,
  'staff.password-reset': false,
  'staff.password-reset-asked': false,
  'staff.totp-confirmed': true,
  'staff.totp-removed': true,
};

/** What leads from an action to the subject that its entries have, where the two are named apart. */
const subjectsOf: Readonly<Record<string, AuditSubject>> = {
  resume: 'application',
  note: 'application',
  'stage-mail': 'application',
  interview: 'application',
  'bulk-deed': 'application',
  applications: 'application',
  enquiry: 'consultation',
  access: 'session',
};

const subjectOf = (action: string): string => {
  const [noun = ''] = action.split('.');
  return subjectsOf[noun] ?? noun;
};

/** The actions that the filter offers to somebody who can see these subjects. */
export const actionsAbout = (subjects: readonly AuditSubject[]): Action[] =>
  Object.entries(offered).flatMap(([action, isOffered]) =>
    isOffered && subjects.some((subject) => subject === subjectOf(action)) ? [action as Action] : [],
  );
