import type { Delivery } from '@frontdoor/contract';
import { DecideUnsure } from './decide-unsure.tsx';
import { HeldMail } from './held-mail.tsx';
import { ResendDelivery } from './resend-delivery.tsx';

/** The decision that a mail allows, by its state. */
export const DeliveryDecision = ({ record }: { record: Delivery }) => {
  if (record.state === 'unsure') return <DecideUnsure record={record} />;
  return record.leavesAt ? <HeldMail record={record} leavesAt={record.leavesAt} /> : <ResendDelivery record={record} />;
};
