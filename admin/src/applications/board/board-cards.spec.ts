import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCards, type Board, type Card, cardsOf, neighbourOf, placeCard, shownIn } from './board-cards.ts';

const newest = { field: 'createdAt', order: 'DESC' };

/** A card by its name; its number is the day on which it came. */
const card = (name: string, stage: Card['stage'] = 'new') =>
  ({ id: name, name, stage, createdAt: `2026-01-0${name.at(-1)}T00:00:00.000Z`, answerDueAt: null }) as unknown as Card;

const column = (stage: Card['stage'], cards: string[], next: string | null = null) => ({
  stage,
  cards: cards.map((name) => card(name, stage)),
  next,
  total: cards.length,
  isMore: false,
  hasMail: false,
});

const board = (...columns: Board['columns']): Board => ({ columns, onlySimilar: false });
const namesOf = ({ columns }: Board) => columns.map(({ cards }) => cards.map(({ name }) => name));
const totalsOf = ({ columns }: Board) => columns.map(({ total }) => total);

test('a moved card leaves its column and stands at its place in the other one', () => {
  const before = board(column('new', ['c3', 'b2']), column('screening', ['d4', 'a1']));
  const after = placeCard(before, card('b2', 'screening'), newest);
  assert.deepEqual(namesOf(after), [['c3'], ['d4', 'b2', 'a1']]);
  assert.deepEqual(totalsOf(after), [1, 3]);
  assert.deepEqual(namesOf(placeCard(after, card('b2', 'new'), newest)), namesOf(before));
});

test('cards stand by name, oldest first, or on top in an order that only the API knows', () => {
  const before = board(column('new', ['b2']), column('screening', ['a1', 'c3']));
  const moved = card('b2', 'screening');
  assert.deepEqual(namesOf(placeCard(before, moved, { field: 'name', order: 'ASC' }))[1], ['a1', 'b2', 'c3']);
  assert.deepEqual(namesOf(placeCard(before, moved, { field: 'createdAt', order: 'ASC' }))[1], ['a1', 'b2', 'c3']);
  assert.deepEqual(namesOf(placeCard(before, moved, { field: 'relevance', order: 'DESC' }))[1], ['b2', 'a1', 'c3']);
});

test('a card whose place is beyond the shown ones is counted and not drawn', () => {
  const before = board(column('new', ['a1']), column('screening', ['d4', 'c3'], 'more'));
  const after = placeCard(before, card('a1', 'screening'), newest);
  assert.deepEqual(namesOf(after), [[], ['d4', 'c3']]);
  assert.deepEqual(totalsOf(after), [0, 3]);
});

test('a card that comes to a stage without a column leaves the board', () => {
  assert.deepEqual(namesOf(placeCard(board(column('new', ['a1', 'b2'])), card('a1', 'offer'), newest)), [['b2']]);
});

test('more cards are added once, and not to a column that was read anew meanwhile', () => {
  const before = board(column('new', ['d4'], 'mark'), column('offer', ['b2']));
  const more = { cards: [card('c3'), card('b2'), card('a1')], next: null };
  const after = addCards(before, 'new', 'mark', more);
  assert.deepEqual(namesOf(after), [['d4', 'c3', 'a1'], ['b2']]);
  assert.deepEqual(namesOf(addCards(after, 'new', 'mark', more)), namesOf(after));
});

test('the card below takes the place of one that leaves, or else the one above', () => {
  const shown = board(column('new', ['c3', 'b2']), column('offer', ['a1']));
  assert.equal(neighbourOf(shown, 'c3'), 'b2');
  assert.equal(neighbourOf(shown, 'b2'), 'c3');
  assert.equal(neighbourOf(shown, 'a1'), undefined);
  assert.equal(neighbourOf(shown, 'x9'), undefined);
});

test('a board is read again with as many cards as it shows', () => {
  const many = Array.from({ length: 61 }, (_, index) => `p${index}`);
  const shown = board(column('new', many), column('offer', ['a1']));
  assert.deepEqual(shownIn(shown), { new: 61 });
  assert.equal(cardsOf(shown).length, 62);
  assert.deepEqual(shownIn(undefined), {});
});
