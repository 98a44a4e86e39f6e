import type { Delivery } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

export const DeliveryLabel = ({ state }: { state: Delivery['state'] }) => (
  <span className="mono state" data-state={state}>
    {translate(`deliveries.states.${state}`)}
  </span>
);
