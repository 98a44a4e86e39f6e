import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useUpdateRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import type { Stale } from './drafts/stale-save.tsx';

type Draft<Seen> = { seen: Seen; moveTo: (latest: Seen) => void; drop: () => void };

/**
 * Saves over the version that the user has seen. After a 412 it loads the latest record by itself: the typed values stay, and the fields
 * that differ show both. `stale` is for the form's alert, which names the person who has changed the record.
 */
export const useUpdateDraft = <Seen extends RaRecord>(resource: string, draft: Draft<Seen>) => {
  const { busy, failure, run, forget } = useAction();
  const update = useUpdateRecord<Seen>(resource);
  const fetchAgain = useFetchAgain();
  const [loadedAfter, setLoadedAfter] = useState<typeof failure>();
  const { id } = draft.seen;
  const isStale = failure?.status === 412;

  const save = async (data: object): Promise<Seen | undefined> => {
    const saved = await run(() => update({ id, data, previousData: draft.seen }));
    if (!saved) return undefined;
    draft.drop();
    void fetchAgain(changes.saved(resource, String(id)));
    return saved;
  };
  const load = async () => {
    try {
      const { data: latest } = await dataProvider.getOne<Seen>(resource, { id });
      draft.moveTo(latest);
      setLoadedAfter(failure);
    } catch {
      // The page offers to try again.
    }
  };
  useEffect(() => {
    if (isStale) void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [failure]);

  const isLoaded = failure !== undefined && loadedAfter === failure;
  const stale: Stale = { of: { resource, id: String(id) }, isLoaded, load: () => void load() };
  return { busy, failure, forget, save, stale };
};
