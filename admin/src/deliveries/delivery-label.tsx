import type { Delivery } from '@frontdoor/contract';

const words = {
  pending: 'pending',
  unsure: 'unsure',
  sent: 'sent',
  failed: 'not sent',
  skipped: 'left out',
};

export const DeliveryLabel = ({ state }: { state: Delivery['state'] }) => (
  <span className="mono state" data-state={state}>
    {words[state]}
  </span>
);
