import type { Delivery } from '@frontdoor/contract';

const words = {
  pending: 'pending',
  sent: 'sent',
  failed: 'not sent',
  skipped: 'left out',
};

export const DeliveryLabel = ({ state }: { state: Delivery['state'] }) => (
  <span className="mono state" data-state={state}>
    {words[state]}
  </span>
);
