import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { ListPlace } from '../../data/calls/triage/triage-calls.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import type { Stage } from '../stages.ts';
import { addCards, type Board, type Card, placeCard, shownIn } from './board-cards.ts';

/** The filter and the order of the board, which are those of the list. */
export const useBoardPlace = (): ListPlace => {
  const { sort, filterValues } = useListContext();
  return { sort, filter: filterValues };
};

/** How the board is read: again with as many cards as it shows. */
export const useBoardRead = () => {
  const client = useQueryClient();
  const place = useBoardPlace();
  const { queryKey } = reads.board(place);
  return reads.board(place, () => shownIn(client.getQueryData<Board>(queryKey)));
};

/** Changes what is on the board before it is read again. */
export const useBoardChanges = () => {
  const client = useQueryClient();
  const place = useBoardPlace();
  const { queryKey } = reads.board(place);
  const { busy, failure, run } = useAction();
  const change = (make: (board: Board) => Board) => client.setQueryData<Board>(queryKey, (seen) => seen && make(seen));

  return {
    /** Puts a card into the column of its stage. Returns whether it is on the board then. */
    place: (card: Card): boolean => {
      const board = change((seen) => placeCard(seen, card, place.sort));
      return board?.columns.some(({ cards }) => cards.some(({ id }) => id === card.id)) ?? false;
    },
    busy,
    failure,
    /** Shows the cards after those that a column shows. Returns the first of them. */
    more: async (stage: Stage, after: string): Promise<string | undefined> => {
      const more = await run(() => dataProvider.readMoreCards(place, stage, after));
      // A reading under way has fewer cards: it begins anew, with these.
      const isRead = client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      if (more) change((seen) => addCards(seen, stage, after, more));
      if (isRead) void client.invalidateQueries({ queryKey });
      return more?.cards[0]?.id;
    },
  };
};
