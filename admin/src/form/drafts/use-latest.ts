import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import type { Failure } from '../../data/failure.ts';
import type { Stale } from './stale-save.tsx';

/** After a 412 loads the latest record by itself. The answer is for the alert, which names the person who has changed the record. */
export const useLatest = <Seen extends RaRecord>(
  resource: string,
  { id }: Seen,
  failure: Failure | undefined,
  moveTo: (latest: Seen) => void,
): Stale => {
  const [loadedAfter, setLoadedAfter] = useState<Failure>();
  const load = async () => {
    try {
      const { data: latest } = await dataProvider.getOne<Seen>(resource, { id });
      moveTo(latest);
      setLoadedAfter(failure);
    } catch {
      // The page offers to try again.
    }
  };
  useEffect(() => {
    if (failure?.status === 412) void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [failure]);

  const isLoaded = failure !== undefined && loadedAfter === failure;
  return { of: { resource, id: String(id) }, isLoaded, load: () => void load() };
};
