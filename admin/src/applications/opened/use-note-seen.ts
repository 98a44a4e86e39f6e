import type { Application, Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Board, seenOnBoard } from '../board/board-cards.ts';
import { MOST_COUNTED } from '../tabs/tabs.ts';
import { seenIn } from './seen-in.ts';

/** Until the tabs are counted again. */
const oneLessUnseen = (counts: Schemas['TabCountView'][] | undefined) =>
  counts?.map((one) =>
    one.tab === 'unseen' && one.count > 0 && one.count <= MOST_COUNTED ? { ...one, count: one.count - 1 } : one,
  );

type ListPage = { data: Application[] };

/** Marks an application as seen in all that the page has cached, once the API has noted that HR opened it: nothing is fetched again for that. */
export const useNoteSeen = () => {
  const client = useQueryClient();
  return useCallback(
    (id: string) => {
      const lists = { queryKey: ['applications', 'getList'] };
      const wasUnseen = client
        .getQueriesData<ListPage>(lists)
        .some(([, page]) => page?.data.some((row) => row.id === id && row.unseen));
      if (wasUnseen) {
        client.setQueriesData<ListPage>(lists, (page) => page && seenIn(page, id));
        client.setQueriesData<Schemas['TabCountView'][]>({ queryKey: ['applications', 'tab-counts'] }, oneLessUnseen);
      }
      client.setQueriesData<Board>({ queryKey: ['applications', 'board'] }, (board) => board && seenOnBoard(board, id));
      client.setQueriesData<Schemas['ApplicantView']>({ queryKey: ['applications', 'applicant', id] }, (applicant) =>
        applicant?.application.unseen
          ? { ...applicant, application: { ...applicant.application, unseen: false } }
          : applicant,
      );
    },
    [client],
  );
};
