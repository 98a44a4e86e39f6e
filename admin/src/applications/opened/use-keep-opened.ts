import type { Application, OpenedApplication } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { reads } from '../../data/reads.ts';

type ListPage = { data?: Application[] };

/** Writes the API's answer to a change into the cached application and its row, so that both show it before they are fetched again. */
export const useKeepOpened = () => {
  const client = useQueryClient();
  return (id: string, changed: Partial<Application>) => {
    client.setQueryData<OpenedApplication>(
      reads.opened(id).queryKey,
      (seen) => seen && { ...seen, application: { ...seen.application, ...changed } },
    );
    client.setQueriesData<ListPage>({ queryKey: ['applications', 'getList'] }, (page) =>
      page?.data?.some((row) => row.id === id)
        ? { ...page, data: page.data.map((row) => (row.id === id ? { ...row, ...changed } : row)) }
        : page,
    );
  };
};
