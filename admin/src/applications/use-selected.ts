import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { versionsSeen } from '../data/versions.ts';

/** The selected applications as they stood when the person began; the list behind is read again now and then. */
export const useSelected = () => {
  const { selectedIds: ids, data = [] } = useListContext<Application>();
  const refresh = useRefresh();
  const [records, setRecords] = useState(data);
  const [versions, setVersions] = useState(() => versionsSeen('applications', ids, data));

  /** Takes them as they are now, which the person is shown, and returns them. */
  const readAgain = async (): Promise<Application[]> => {
    const latest = await dataProvider.getMany<Application>('applications', { ids });
    setRecords(latest.data);
    setVersions(versionsSeen('applications', ids, latest.data));
    refresh();
    return latest.data;
  };
  const nameOf = (id: string) => records.find((one) => one.id === id)?.name ?? id;
  return { ids, versions, nameOf, readAgain };
};
