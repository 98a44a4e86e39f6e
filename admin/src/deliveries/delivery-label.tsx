import type { Delivery } from '@frontdoor/contract';

type State = Delivery['state'];

/** The states that need attention come first. */
export const stateWords: Record<State, string> = {
  failed: 'not sent',
  unsure: 'unsure',
  pending: 'pending',
  sent: 'sent',
  skipped: 'left out',
  replaced: 'replaced',
};

export const DeliveryLabel = ({ state }: { state: State }) => (
  <span className="mono state" data-state={state}>
    {stateWords[state]}
  </span>
);
