import type { Application, Schemas } from '@frontdoor/contract';
import type { QueryClient } from '@tanstack/react-query';
import { MOST_COUNTED } from '../tabs/tabs.ts';
import { seenNow } from './seen.ts';

/** Until the tabs are counted again. */
const oneLessUnseen = (counts: Schemas['TabCountView'][] | undefined) =>
  counts?.map((one) =>
    one.tab === 'unseen' && one.count > 0 && one.count <= MOST_COUNTED ? { ...one, count: one.count - 1 } : one,
  );

type ListPage = { data: Application[] };

/** Marks an application as seen on all of the page, once the API has noted that HR opened it: nothing is fetched again for that. */
export function noteSeen(client: QueryClient, id: string): void {
  const wasUnseen = client
    .getQueriesData<ListPage>({ queryKey: ['applications', 'getList'] })
    .some(([, page]) => page?.data.some((row) => row.id === id && row.unseen && !seenNow.has(id)));
  if (wasUnseen)
    client.setQueriesData<Schemas['TabCountView'][]>({ queryKey: ['applications', 'tab-counts'] }, oneLessUnseen);
  seenNow.add(id);
  client.setQueriesData<Schemas['ApplicantView']>({ queryKey: ['applications', 'applicant', id] }, (applicant) =>
    applicant?.application.unseen
      ? { ...applicant, application: { ...applicant.application, unseen: false } }
      : applicant,
  );
}
