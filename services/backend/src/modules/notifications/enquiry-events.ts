import {
  CONSULTATION_SUBMITTED,
  CONTACT_MESSAGE_SUBMITTED,
  HOME_ENQUIRY_SUBMITTED,
} from '../enquiries/enquiries.events';
import type { JobEnvelope } from '../../platform/queue/job';
import type { EnquiryKind } from './delivery-subjects';

const kinds: Record<string, EnquiryKind> = {
  [CONSULTATION_SUBMITTED]: 'consultation',
  [HOME_ENQUIRY_SUBMITTED]: 'home-enquiry',
  [CONTACT_MESSAGE_SUBMITTED]: 'contact-message',
};

/** Which kind of enquiry a job is about. @throws for a job of another event, which is a mistake in the subscriptions */
export function enquiryKindOf({ job, event = '' }: JobEnvelope): EnquiryKind {
  const kind = kinds[event];
  if (!kind) throw new Error(`The job ${job} does not know the event ${event}`);
  return kind;
}
