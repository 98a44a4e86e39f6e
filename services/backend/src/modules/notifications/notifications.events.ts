/** A mail to an applicant is written and asked for. Subject: the stage mail. */
export const STAGE_MAIL_REQUESTED = 'stage-mail.requested';
