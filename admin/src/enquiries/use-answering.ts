import type { Enquiry } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useOfferUndo } from '../form/use-offer-undo.ts';
import { translate } from '../messages/translate.ts';

/** What is done to an enquiry with one press, and can be taken back. */
export const useAnswering = ({ id, kind, name, version }: Enquiry) => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  const about = { name, mails: 0, mailsLeaveAt: null, subjects: [{ id, kind }] };

  /** @param colleague the name that belongs to the id, empty for nobody */
  const assign = async (to: string | null, colleague: string) => {
    const assigned = await run(() => dataProvider.assignEnquiries({ ids: [id], to }));
    if (assigned && !offerUndo(assigned.undo, { kind: 'enquiry-assignment', deed: colleague, ...about }))
      notify(translate('enquiries.done'));
    await fetchAgain(changes.enquiries([id]));
  };
  const setState = async (state: Enquiry['state']) => {
    const changed = await run(() => dataProvider.changeEnquiryState(id, state, version));
    if (changed && !offerUndo(changed.undo, { kind: 'enquiry-state', deed: state, ...about }))
      notify(translate('enquiries.done'));
    await fetchAgain(changes.enquiries([id]));
  };
  return { busy, failure, assign, setState };
};
