import { receivedMails } from './received-mails.repository';

export type { StoredMail, ToldMail } from './received-mails.repository';
export { ApplicantReplyView, ReceivedMailView, toApplicantReplyView, toReceivedView } from './received-mails.view';

/** What a colleague hears of a received mail; undefined when it is gone with its submission. */
export const findReceivedMail = receivedMails.findTold;

/** The mails that have come about any of some submissions, oldest first. */
export const listReceivedMails = receivedMails.list;

/** Erases the mails of a person in the conversations of others. */
export const eraseReceivedFrom = receivedMails.removeFrom;
