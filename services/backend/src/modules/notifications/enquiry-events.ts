import type { JobEnvelope } from '../../platform/queue/job';
import { enquiryKinds, type EnquiryName, submissions } from '../submissions/kinds.facts';

/** Which kind of enquiry a job is about. @throws for a job of another event, which is a mistake in the subscriptions */
export function enquiryKindOf({ job, event = '' }: JobEnvelope): EnquiryName {
  const kind = enquiryKinds.find((known) => submissions[known].event === event);
  if (!kind) throw new Error(`The job ${job} does not know the event ${event}`);
  return kind;
}
