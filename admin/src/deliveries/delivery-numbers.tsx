import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { LoadFailure } from '../grid/load-failure.tsx';
import { NumberStrip } from '../values/number-strip.tsx';
import { countText } from '../values/texts.ts';
import { ResendFailed } from './resend-failed.tsx';
import { SendingPauses } from './sending-pauses.tsx';

/** How the mails are doing, dead ones first. */
export const DeliveryNumbers = () => {
  const query = useRead(reads.deliveryNumbers());
  if (query.isError && !query.data)
    return <LoadFailure text="The numbers could not be loaded." retry={() => void query.refetch()} />;
  const { failed, unsure, pending, sent, skipped, replaced, oldestPendingSeconds, pauses = [] } = query.data ?? {};
  const waiting = oldestPendingSeconds
    ? `pending, oldest ${countText(Math.ceil(oldestPendingSeconds / 60), 'minute')}`
    : 'pending';
  return (
    <>
      <NumberStrip
        label="Mails by state"
        numbers={[
          { number: failed, text: 'not sent', alarming: !!failed },
          { number: unsure, text: 'unsure', alarming: !!unsure },
          { number: pending, text: waiting },
          { number: sent, text: 'sent' },
          { number: skipped, text: 'left out' },
          ...(replaced ? [{ number: replaced, text: 'replaced' }] : []),
        ]}
      />
      <SendingPauses pauses={pauses} />
      {!!failed && <ResendFailed failed={failed} />}
    </>
  );
};
