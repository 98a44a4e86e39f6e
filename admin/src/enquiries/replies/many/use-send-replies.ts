import type { Enquiry } from '@frontdoor/contract';
import { useState } from 'react';
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
  const [key] = useState(() => crypto.randomUUID());
  const { onUnselectItems } = useListContext();
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  const ids = records.map(({ id }) => id);

  const send = async ({ subject, body }: ReplyText, oneMail: boolean, close: boolean): Promise<boolean> => {
    const request = { ids, versions: versionsSeen(records), subject, body, key, close, oneMail };
    const sent = await run(() => dataProvider.sendEnquiryReplies(request));
    if (!sent) return false;
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
