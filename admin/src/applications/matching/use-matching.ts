import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import type { BulkDeed, MatchingRequest } from '../../data/calls/lists/matching-calls.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { changes } from '../../data/changes.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';

type Deed = Pick<MatchingRequest, 'move' | 'mail' | 'assign'>;

const ASK_EVERY_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));

/** Asks for a bulk deed until the worker has ended it, also after the dialog was closed, and again after a call that got no answer. */
const follow = async (started: BulkDeed): Promise<BulkDeed> => {
  let deed = started;
  while (deed.state === 'waiting' && deed.id !== null) {
    await pause();
    const now = await dataProvider.readBulkDeed(deed.id).catch((error: unknown) => {
      if (failureOf(error).status >= 400 && failureOf(error).status < 500) throw error;
      return deed;
    });
    deed = now;
  }
  return deed;
};

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

  const act = async (deed: Deed): Promise<boolean> => {
    setRefusal(undefined);
    const done = await run(async () => {
      const started = await dataProvider.doToMatching({ filter, count, ...deed });
      setWaiting(started.state === 'waiting');
      return follow(started);
    });
    setWaiting(false);
    await fetchAgain([['applications'], ...changes.undo()]);
    if (!done) return false;
    if (done.state !== 'done') {
      const text = done.problem ?? translate('data.somethingWentWrong');
      setRefusal({ text, status: 409, code: '', errors: {} });
      notify(text, { type: 'warning' });
      return false;
    }
    if (!done.undo) notify(translate('matching.done', { count: done.affected }));
    onUnselectItems();
    close();
    return true;
  };
  return { count, busy, waiting, failure: failure ?? refusal, act };
};

export type Matching = ReturnType<typeof useMatching>;
