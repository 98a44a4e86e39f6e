import type { Application } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** Whether HR has been told by mail. */
export const MailLabel = ({ state }: { state: Application['mailState'] }) => (
  <span className="mono state" data-state={state}>
    {state === 'failed' ? translate('applications.mailNotSent') : state}
  </span>
);
