import { APPLICATION_READY_FOR_HR, APPLICATION_SUBMITTED } from './modules/applications/application.facts';
import { APPLICATION_FOUND_UNCOMPARED } from './modules/duplicates/duplicates.facts';
import { enquiryKinds } from './modules/enquiries/enquiry-kinds.facts';
import { MAIL_RECEIVED } from './modules/received-mails/received-mails.facts';
import { DIGEST_DUE } from './modules/notifications/digest/digest.facts';
import {
  INTERVIEW_ANSWERED,
  INTERVIEW_NOTICE_REQUESTED,
  INTERVIEW_REMINDER_DUE,
  INTERVIEW_REMINDER_JOB,
  INTERVIEW_REMINDER_REQUESTED,
  INTERVIEW_VERDICTS_DUE,
  INTERVIEW_VERDICTS_JOB,
} from './modules/interviews/interviews.facts';
import {
  INTERVIEW_ANSWER_JOB,
  INTERVIEW_NOTICE_JOB,
  INTERVIEW_REMINDER_MAIL_JOB,
  RECEIVED_JOB,
  REPLY_JOB,
  REPLY_REQUESTED,
  STAGE_MAIL_REQUESTED,
  TEST_JOB,
  TEST_REQUESTED,
} from './modules/notifications/notifications.facts';
import {
  ANOTHER_FILE_READY_FOR_HR,
  RESUME_ASKED_AGAIN,
  RESUME_CLEARED,
  RESUME_REPLACED,
  RESUME_STORED,
} from './modules/resumes/resumes.facts';
import { BULK_DEED_JOB, BULK_DEED_REQUESTED } from './modules/pipeline/pipeline.facts';
import { submissions } from './modules/submissions/kinds.facts';
import {
  PASSWORD_RESET_ASKED,
  PASSWORD_RESET_REQUESTED,
  STAFF_ACCESS_CHANGED,
  STAFF_INVITED,
} from './modules/staff/staff.facts';
import type { Config } from './platform/config/config.schema';
import { placesForOneDomain } from './platform/mail/mailer';
import type { Subscriptions } from './platform/outbox/outbox-relay';
import type { Lanes } from './platform/queue/job';

const enquiryJobs = ['notifications.mail-inbox', 'notifications.acknowledge-enquiry'];

/** When this happens, run these jobs. */
export const subscriptions: Subscriptions = {
  [APPLICATION_SUBMITTED]: ['applications.file-resume', 'notifications.acknowledge-application', 'duplicates.find'],
  [APPLICATION_FOUND_UNCOMPARED]: ['duplicates.find'],
  [APPLICATION_READY_FOR_HR]: ['notifications.mail-hr'],
  ...Object.fromEntries(enquiryKinds.map((kind) => [submissions[kind].event, enquiryJobs])),
  [TEST_REQUESTED]: [TEST_JOB],
  [STAGE_MAIL_REQUESTED]: ['notifications.mail-applicant'],
  [REPLY_REQUESTED]: [REPLY_JOB],
  [MAIL_RECEIVED]: [RECEIVED_JOB],
  [INTERVIEW_ANSWERED]: [INTERVIEW_ANSWER_JOB],
  [INTERVIEW_NOTICE_REQUESTED]: [INTERVIEW_NOTICE_JOB],
  [INTERVIEW_VERDICTS_DUE]: [INTERVIEW_VERDICTS_JOB],
  [INTERVIEW_REMINDER_DUE]: [INTERVIEW_REMINDER_JOB],
  [INTERVIEW_REMINDER_REQUESTED]: [INTERVIEW_REMINDER_MAIL_JOB],
  [BULK_DEED_REQUESTED]: [BULK_DEED_JOB],
  [RESUME_STORED]: ['resumes.scan'],
  [RESUME_CLEARED]: ['resumes.examine'],
  [RESUME_ASKED_AGAIN]: ['notifications.ask-for-another-file'],
  [RESUME_REPLACED]: ['applications.file-resume', 'duplicates.find'],
  [ANOTHER_FILE_READY_FOR_HR]: ['notifications.mail-hr-another-file'],
  [DIGEST_DUE]: ['notifications.mail-digest'],
  [STAFF_INVITED]: ['notifications.mail-staff-link'],
  [STAFF_ACCESS_CHANGED]: ['notifications.mail-staff-notice'],
  [PASSWORD_RESET_REQUESTED]: ['staff.answer-password-reset'],
  [PASSWORD_RESET_ASKED]: ['notifications.mail-staff-link'],
};

/**
 * Which jobs wait for one another. HR's mail waits for filing, so filing waits for nothing that is slow: a deed over 2,000 applications
 * takes one of its four places for seconds. Two places for
 * reading: documents are read one at a time, and the next one is fetched meanwhile.
 */
export const lanesFor = ({ MAIL_CONNECTIONS }: Pick<Config, 'MAIL_CONNECTIONS'>): Lanes => ({
  mails: {
    queue: 'frontdoor-mails',
    // As many as one domain has connections: a burst to a quick one then never finds them taken.
    places: placesForOneDomain(MAIL_CONNECTIONS),
    jobs: [
      'notifications.mail-hr',
      'notifications.mail-applicant',
      REPLY_JOB,
      RECEIVED_JOB,
      INTERVIEW_NOTICE_JOB,
      INTERVIEW_ANSWER_JOB,
      INTERVIEW_REMINDER_JOB,
      INTERVIEW_VERDICTS_JOB,
      INTERVIEW_REMINDER_MAIL_JOB,
      'notifications.mail-inbox',
      'notifications.mail-digest',
      'notifications.mail-staff-link',
      'notifications.mail-staff-notice',
      TEST_JOB,
      'staff.answer-password-reset',
      'notifications.mail-hr-another-file',
      'notifications.ask-for-another-file',
      'notifications.acknowledge-application',
      'notifications.acknowledge-enquiry',
    ],
  },
  filing: { queue: 'frontdoor-filing', places: 4, jobs: ['applications.file-resume', BULK_DEED_JOB] },
  // The name of the one queue that versions without lanes have: jobs that are left in it are carried out.
  reading: { queue: 'frontdoor', places: 2, jobs: ['resumes.scan', 'resumes.examine', 'duplicates.find'] },
});
