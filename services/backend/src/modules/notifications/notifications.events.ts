/** A mail to an applicant is written and asked for. Subject: the stage mail. */
export const STAGE_MAIL_REQUESTED = 'stage-mail.requested';

/** How far a mail has come. Unsure: the mail server had all of it, and its final reply never came. */
export const deliveryStates = ['pending', 'unsure', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
