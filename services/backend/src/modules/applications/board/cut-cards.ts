import type { CardRow } from './board.repository';
import type { BoardCards } from './board.view';

/** The first cards of a column of which one more was read, to know whether it goes on. */
export function cutCards(rows: readonly CardRow[], limit: number): BoardCards {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    cards: shown.map(({ mark: _mark, ...card }) => card),
    next: last ? { mark: last.mark, id: last.id } : null,
  };
}
