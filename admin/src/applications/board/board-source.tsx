import type { ReactNode } from 'react';
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin';
import { useRead } from '../../data/use-read.ts';
import { cardsOf } from './board-cards.ts';
import { useBoardRead } from './use-board.ts';

type Props = {
  /** Whether the list is shown as a board. */
  on: boolean;
  children: ReactNode;
};

/** Makes the cards of the board the rows of the list, so that selection, keys and the open record are those of the list. */
export const BoardSource = ({ on, children }: Props) => {
  const list = useListContext();
  const { data, error, isPending, isFetching, refetch } = useRead(useBoardRead(), on);
  const cards = data && cardsOf(data);
  const board = {
    ...list,
    data: cards as RaRecord[] | undefined,
    total: data?.columns.reduce((sum, { total }) => sum + total, 0),
    meta: { estimated: data?.columns.some(({ isMore }) => isMore) ?? false, onlySimilar: data?.onlySimilar ?? false },
    page: 1,
    error,
    isPending,
    isFetching,
    isLoading: isPending && isFetching,
    refetch,
  };
  return <ListContextProvider value={on ? (board as unknown as typeof list) : list}>{children}</ListContextProvider>;
};
