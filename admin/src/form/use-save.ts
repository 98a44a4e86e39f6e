import { type RaRecord, useRefresh } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';

type Draft<Seen> = { seen: Seen; moveTo: (latest: Seen) => void; drop: () => void };

/** Saves over the version that the user has seen; after a 412, `reload` takes over the latest record. */
export const useSave = <Seen extends RaRecord>(resource: string, draft: Draft<Seen>) => {
  const { busy, failure, run, forget } = useAction();
  const refresh = useRefresh();
  const { id } = draft.seen;

  const save = async (data: object): Promise<Seen | undefined> => {
    const saved = await run(() =>
      dataProvider.update<Seen>(resource, {
        id,
        data,
        previousData: draft.seen,
      }),
    );
    if (!saved) return undefined;
    draft.drop();
    refresh();
    return saved.data;
  };
  const reload = async () => {
    const latest = await run(() => dataProvider.getOne<Seen>(resource, { id }));
    if (latest) draft.moveTo(latest.data);
  };
  return { busy, failure, forget, save, reload: () => void reload() };
};
