import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { versionsSeen } from '../../data/versions.ts';
import { useSelectedRows } from '../../grid/selection/use-selected-rows.ts';

/**
 * The selected applications as of the first rendering, or others that are given; the list behind them is refetched in the background.
 */
export const useSelected = (given?: readonly Application[]) => {
  const selected = useSelectedRows<Application>();
  const fetchAgain = useFetchAgain();
  const [records, setRecords] = useState<readonly Application[]>(given ?? selected);
  const ids = records.map(({ id }) => id);

  /** Fetches the current records, shows them to the user, and returns them. */
  const readAgain = async (): Promise<Application[]> => {
    const { data: latest } = await dataProvider.getMany<Application>('applications', { ids });
    setRecords((before) => before.map((record) => latest.find(({ id }) => id === record.id) ?? record));
    void fetchAgain(changes.move(ids));
    return latest;
  };
  return { ids, records, versions: versionsSeen(records), readAgain };
};
