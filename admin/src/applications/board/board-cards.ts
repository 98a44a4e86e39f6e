import type { Schemas } from '@frontdoor/contract';
import type { Stage } from '../stages.ts';

export type Board = Schemas['BoardView'];
export type Column = Board['columns'][number];
export type Card = Schemas['BoardCardView'];
export type Sort = { field: string; order: string };

/** So many cards of a column come at once, and no more are shown of one. */
const FIRST_CARDS = 60;
export const MOST_CARDS = 600;

/** How many cards each column shows, where these are more than the first ones: so many are wanted again. */
export const shownIn = (board: Board | undefined): Partial<Record<Stage, number>> =>
  Object.fromEntries(
    (board?.columns ?? [])
      .filter(({ cards }) => cards.length > FIRST_CARDS)
      .map(({ stage, cards }) => [stage, Math.min(cards.length, MOST_CARDS)]),
  );

/** The cards of all columns, column by column. */
export const cardsOf = (board: Board | undefined): Card[] => board?.columns.flatMap(({ cards }) => cards) ?? [];

/** The card below one in its column, or the one above it: it takes its place. */
export const neighbourOf = (board: Board | undefined, id: string): string | undefined => {
  const cards = board?.columns.find((column) => column.cards.some((card) => card.id === id))?.cards ?? [];
  const at = cards.findIndex((card) => card.id === id);
  return (cards[at + 1] ?? cards[at - 1])?.id;
};

/** Whether a card comes before another one in the order of the list; undefined in an order that only the API knows. */
const comesBefore = (one: Card, other: Card, { field, order }: Sort): boolean | undefined => {
  const keys: Record<string, (card: Card) => string> = {
    createdAt: ({ createdAt }) => createdAt,
    answerDueAt: ({ answerDueAt }) => answerDueAt ?? '9',
    name: ({ name }) => name,
    apply: ({ apply }) => apply,
  };
  const key = keys[field];
  if (!key) return undefined;
  const [mine, theirs] = [key(one), key(other)];
  if (mine === theirs) return order === 'ASC' ? one.id < other.id : one.id > other.id;
  return order === 'ASC' ? mine < theirs : mine > theirs;
};

/**
 * The board after a card has come to the stage that it names: out of its former column, and at its place in the other one. A place
 * beyond the cards that are shown is not drawn: the card is then only counted.
 */
export const placeCard = (board: Board, card: Card, sort: Sort): Board => ({
  ...board,
  columns: board.columns.map((column) => {
    const rest = column.cards.filter(({ id }) => id !== card.id);
    const wasHere = rest.length < column.cards.length;
    if (column.stage !== card.stage)
      return wasHere ? { ...column, cards: rest, total: Math.max(0, column.total - 1) } : column;
    const at = rest.findIndex((other) => comesBefore(card, other, sort) ?? true);
    const isBeyond = at === -1 && column.next !== null;
    const place = at === -1 ? rest.length : at;
    return {
      ...column,
      cards: isBeyond ? rest : [...rest.slice(0, place), card, ...rest.slice(place)],
      total: column.total + (wasHere ? 0 : 1),
    };
  }),
});

/**
 * The board with more cards of a column. They are left out if the column was read anew meanwhile, and so is a card that is on the
 * board already.
 * @param after the mark by which they were asked for
 */
export const addCards = (board: Board, stage: Stage, after: string, more: Pick<Column, 'cards' | 'next'>): Board => {
  const known = new Set(cardsOf(board).map(({ id }) => id));
  return {
    ...board,
    columns: board.columns.map((column) =>
      column.stage === stage && column.next === after
        ? { ...column, cards: [...column.cards, ...more.cards.filter(({ id }) => !known.has(id))], next: more.next }
        : column,
    ),
  };
};
