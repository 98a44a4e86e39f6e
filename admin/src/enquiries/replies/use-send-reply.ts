import type { Enquiry } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { translate } from '../../messages/translate.ts';
import { type ReplyText, sentTexts } from './sent-text.ts';

/** Sends a reply to an enquiry, once however often it is pressed, unless the enquiry has changed since the reply was begun. */
export const useSendReply = (record: Enquiry, isBegun: boolean) => {
  const [seen, setSeen] = useState(record);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  const { id, kind, name } = record;
  // What came before the first word, such as the sender's answer, stands above the reply.
  if (!isBegun && record.version > seen.version) setSeen(record);

  // An earlier try with other words has arrived.
  const hasArrived = failure?.code === 'reply_differs';
  useEffect(() => {
    if (!hasArrived) return;
    const see = ({ data }: { data: Enquiry }) => setSeen(data);
    dataProvider.getOne<Enquiry>('all-enquiries', { id }).then(see, () => undefined);
  }, [hasArrived, id]);

  const send = async ({ subject, body, key }: ReplyText & { key: string }, close: boolean): Promise<boolean> => {
    const sent = await run(() => dataProvider.sendEnquiryReply(id, { key, subject, body, close }, seen.version));
    if (!sent) {
      void fetchAgain(changes.enquiries([id]));
      return false;
    }
    sentTexts.keep(id, sent.replyId, { subject, body });
    setSeen({ ...seen, version: sent.version });
    const about = { name, mails: 1, mailsLeaveAt: null, subjects: [{ id, kind }] };
    if (!offerUndo(sent.undo, { kind: 'enquiry-reply', deed: sent.state, ...about }))
      notify(translate('enquiries.reply.onItsWay'));
    void fetchAgain([...changes.enquiries([id]), ...changes.deliveries()]);
    return true;
  };
  /** After a look at what a colleague has done meanwhile, the next press sends over it. */
  const lookAgain = async () => {
    const latest = await run(() => dataProvider.getOne<Enquiry>('all-enquiries', { id }));
    if (latest) setSeen(latest.data);
    void fetchAgain(changes.enquiries([id]));
  };
  return { busy, failure, send, lookAgain };
};
