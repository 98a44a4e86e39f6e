import type { Application } from '@frontdoor/contract';

/** Whether HR has been told by mail. */
export const MailLabel = ({ state }: { state: Application['mailState'] }) => (
  <span className="mono state" data-state={state}>
    {state === 'failed' ? 'not sent' : state}
  </span>
);
