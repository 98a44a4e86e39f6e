import type { Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call } from '../../call.ts';
import type { ListPlace } from './triage-calls.ts';

type Stage = Schemas['BoardCardView']['stage'];

const queryOf = ({ sort, filter }: ListPlace) => ({
  sort: JSON.stringify([sort.field, sort.order]),
  filter: JSON.stringify(filter),
});

export const boardCalls = {
  /**
   * A list as a board.
   * @param shown how many cards a column shows already, where these are more than the first ones
   */
  readBoard: (place: ListPlace, shown: Partial<Record<Stage, number>>): Promise<Schemas['BoardView']> =>
    call(() =>
      api.GET('/api/admin/board', {
        params: {
          query: { ...queryOf(place), ...(Object.keys(shown).length > 0 && { shown: JSON.stringify(shown) }) },
        },
      }),
    ),
  /** @param after the `next` of the cards before */
  readMoreCards: (place: ListPlace, stage: Stage, after: string) =>
    call(() =>
      api.GET('/api/admin/board/{stage}', { params: { path: { stage }, query: { ...queryOf(place), after } } }),
    ),
};
