import type { Enquiry } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { changes } from '../../../data/changes.ts';
import { dataProvider } from '../../../data/data-provider.ts';
import { useAction } from '../../../data/use-action.ts';
import { useFetchAgain } from '../../../data/use-read.ts';
import { versionsSeen } from '../../../data/versions.ts';
import { useOfferUndo } from '../../../form/use-offer-undo.ts';
import { translate } from '../../../messages/translate.ts';
import type { ReplyText } from '../sent-text.ts';

/** Answers enquiries, once however often it is pressed, unless one of them has changed since it was read. */
export const useSendReplies = (selected: readonly Enquiry[]) => {
  const [records, setRecords] = useState(selected);
  const { onUnselectItems } = useListContext();
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  const ids = records.map(({ id }) => id);

  const idsText = ids.join();
  // An earlier try with other words has arrived.
  const hasArrived = failure?.code === 'reply_differs';
  useEffect(() => {
    if (!hasArrived) return;
    const see = ({ data }: { data: Enquiry[] }) => setRecords(data);
    dataProvider.getMany<Enquiry>('all-enquiries', { ids: idsText.split(',') }).then(see, () => undefined);
  }, [hasArrived, idsText]);

  const send = async (
    { subject, body, key }: ReplyText & { key: string },
    oneMail: boolean,
    close: boolean,
  ): Promise<boolean> => {
    const request = { ids, versions: versionsSeen(records), subject, body, key, close, oneMail };
    const sent = await run(() => dataProvider.sendEnquiryReplies(request));
    if (!sent) {
      void fetchAgain(changes.enquiries(ids));
      return false;
    }
    const [only, ...others] = records;
    const about = {
      name: only && others.length === 0 ? only.name : null,
      subjects: records.map(({ id, kind }) => ({ id, kind })),
    };
    const done = { kind: 'enquiry-reply', deed: sent.state, mails: sent.mails, mailsLeaveAt: null } as const;
    if (!offerUndo(sent.undo, { ...done, ...about })) notify(translate('enquiries.many.done', { count: sent.mails }));
    onUnselectItems();
    void fetchAgain([...changes.enquiries(ids), ...changes.deliveries()]);
    return true;
  };
  /** Those that are there still, as they are now: the next press sends over what a colleague has done meanwhile. */
  const lookAgain = async () => {
    const latest = await run(() => dataProvider.getMany<Enquiry>('all-enquiries', { ids }));
    if (latest) setRecords(latest.data);
    void fetchAgain(changes.enquiries(ids));
  };
  return { records, busy, failure, send, lookAgain };
};
