import type { RaRecord } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useUpdateRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';

type Draft<Seen> = { seen: Seen; moveTo: (latest: Seen) => void; drop: () => void };

/** Saves over the version that the user has seen; after a 412, `reload` takes over the latest record. */
export const useUpdateDraft = <Seen extends RaRecord>(resource: string, draft: Draft<Seen>) => {
  const { busy, failure, run, forget } = useAction();
  const update = useUpdateRecord<Seen>(resource);
  const fetchAgain = useFetchAgain();
  const { id } = draft.seen;

  const save = async (data: object): Promise<Seen | undefined> => {
    const saved = await run(() => update({ id, data, previousData: draft.seen }));
    if (!saved) return undefined;
    draft.drop();
    void fetchAgain(changes.list(resource));
    return saved;
  };
  const reload = async () => {
    const latest = await run(() => dataProvider.getOne<Seen>(resource, { id }));
    if (latest) draft.moveTo(latest.data);
  };
  return { busy, failure, forget, save, reload: () => void reload() };
};
