import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { LoadFailure } from '../grid/load-failure.tsx';
import { NumberStrip } from '../values/number-strip.tsx';
import { translate } from '../messages/translate.ts';
import { ResendFailed } from './resend-failed.tsx';
import { SenderDomain } from './sender/sender-domain.tsx';
import { SendingPauses } from './sending-pauses.tsx';

/** How the mails are doing, dead ones first. */
export const DeliveryNumbers = () => {
  const query = useRead(reads.deliveryNumbers());
  if (query.isError && !query.data)
    return <LoadFailure text={translate('deliveries.numbers.notLoaded')} retry={() => void query.refetch()} />;
  const { failed, unsure, pending, sent, skipped, replaced, oldestPendingSeconds, pauses = [] } = query.data ?? {};
  const waiting = oldestPendingSeconds
    ? translate('deliveries.numbers.pendingOldest', { count: Math.ceil(oldestPendingSeconds / 60) })
    : translate('deliveries.states.pending');
  return (
    <>
      <NumberStrip
        label={translate('deliveries.numbers.label')}
        numbers={[
          { number: failed, text: translate('deliveries.states.failed'), alarming: !!failed },
          { number: unsure, text: translate('deliveries.states.unsure'), alarming: !!unsure },
          { number: pending, text: waiting },
          { number: sent, text: translate('deliveries.states.sent') },
          { number: skipped, text: translate('deliveries.states.skipped') },
          ...(replaced ? [{ number: replaced, text: translate('deliveries.states.replaced') }] : []),
        ]}
      />
      <SendingPauses pauses={pauses} />
      {!!failed && <ResendFailed failed={failed} />}
      <SenderDomain />
    </>
  );
};
