import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import type { MatchingRequest } from '../../data/calls/lists/matching-calls.ts';
import type { Failure } from '../../data/failure.ts';
import { changes } from '../../data/changes.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { isOver, personSignedIn } from '../../session/session.ts';
import { followDeed } from './follow-deed.ts';

type Deed = Pick<MatchingRequest, 'move' | 'mail' | 'assign' | 'oneMail' | 'key'>;

/** The dialog that was opened last. */
let lastOpened = 0;

/** Moves, writes to or assigns all applications of the list around, on all its pages, if the API finds as many as the dialog says. */
export const useMatching = (close: () => void) => {
  const { filterValues, total = 0, onUnselectItems } = useListContext();
  // What the dialog says is what is sent: the list behind it is fetched anew.
  const [{ filter, count }] = useState({ filter: filterValues as MatchingRequest['filter'], count: total });
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Failure>();
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const isOpen = useRef(false);
  const number = useRef(0);
  useEffect(() => {
    isOpen.current = true;
    lastOpened += 1;
    number.current = lastOpened;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const refuse = (text: string) => {
    setRefusal({ text, status: 409, code: '', errors: {} });
    notify(text, { type: 'warning' });
    return false;
  };
  /** Whether it is done, and what was typed is still that of this dialog. */
  const act = async (deed: Deed): Promise<boolean> => {
    setRefusal(undefined);
    const person = personSignedIn();
    const hasLeft = () => isOver() || personSignedIn() !== person;
    const done = await run(async () => {
      const started = await dataProvider.doToMatching({ filter, count, ...deed });
      setWaiting(started.state === 'waiting');
      return followDeed(started, { read: dataProvider.readBulkDeed, isOver: hasLeft });
    });
    if (hasLeft()) return false;
    setWaiting(false);
    await fetchAgain(changes.matching());
    if (!done) return false;
    if (done.state === 'waiting') return refuse(translate('matching.notDoneYet', { count }));
    if (done.state !== 'done') return refuse(done.problem ?? translate('data.somethingWentWrong'));
    if (!done.undo) notify(translate('matching.done', { count: done.affected }));
    // It may have been closed while the deed was followed: what was selected, opened and typed since stays.
    if (isOpen.current) {
      onUnselectItems();
      close();
    }
    return lastOpened === number.current;
  };
  return { filter, count, busy, waiting, failure: failure ?? refusal, act };
};

export type Matching = ReturnType<typeof useMatching>;
