import { replied } from './replied.repository';

export type { WaitingReply } from './replied.repository';

/** Applicants' answers to our mails for which nobody of HR has done anything within a day: how many, and which. */
export const { countWaiting: countWaitingReplies, listWaiting: listWaitingReplies } = replied;
