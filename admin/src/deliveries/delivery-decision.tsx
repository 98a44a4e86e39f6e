import type { Delivery } from '@frontdoor/contract';
import { DecideUnsure } from './decide-unsure.tsx';
import { HeldMail } from './held-mail.tsx';
import { ResendDelivery } from './resend-delivery.tsx';

/** What can be done about a mail, by how far it has come. */
export const DeliveryDecision = ({ record }: { record: Delivery }) => {
  if (record.state === 'unsure') return <DecideUnsure record={record} />;
  return record.leavesAt ? <HeldMail record={record} leavesAt={record.leavesAt} /> : <ResendDelivery record={record} />;
};
