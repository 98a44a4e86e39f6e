import type { RaRecord } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useUpdateRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useLatest } from './drafts/use-latest.ts';

type Draft<Seen> = { seen: Seen; moveTo: (latest: Seen) => void; drop: () => void };

/**
 * Saves over the version that the user has seen. After a 412 it loads the latest record by itself: the typed values stay, and the fields
 * that differ show both. `stale` is for the form's alert, which names the person who has changed the record.
 */
export const useUpdateDraft = <Seen extends RaRecord>(resource: string, draft: Draft<Seen>) => {
  const { busy, failure, run, forget } = useAction();
  const update = useUpdateRecord<Seen>(resource);
  const fetchAgain = useFetchAgain();
  const { id } = draft.seen;

  const save = async (data: object): Promise<Seen | undefined> => {
    const saved = await run(() => update({ id, data, previousData: draft.seen }));
    if (!saved) return undefined;
    draft.drop();
    void fetchAgain(changes.saved(resource, String(id)));
    return saved;
  };
  const stale = useLatest(resource, draft.seen, failure, draft.moveTo);
  return { busy, failure, forget, save, stale };
};
