type Direction = 'left' | 'right' | 'up' | 'down';

const cardHere = () => document.activeElement?.closest<HTMLElement>('[data-card]');

/** The card that the focus is in. */
export const cardInFocus = (): string | undefined => cardHere()?.dataset['card'];

const focusIn = (card: Element | null | undefined) => card?.querySelector('a')?.focus();

/** Returns whether the card is on the board. */
export const focusCard = (id: string): boolean => {
  const link = document.getElementById(`open-${id}`);
  link?.focus();
  return link !== null;
};

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The card of a column that stands most nearly at the same height. */
const nearestIn = (column: Element, height: number): Element | undefined => {
  const distance = (card: Element) => Math.abs(middleOf(card) - height);
  return [...column.querySelectorAll('[data-card]')].reduce<Element | undefined>(
    (nearest, card) => (nearest && distance(nearest) <= distance(card) ? nearest : card),
    undefined,
  );
};

/** Gives the focus to the card next to the one that has it; columns without cards are passed over. Without one in focus it begins. */
export const focusNextTo = (direction: Direction): void => {
  const here = cardHere();
  if (!here) return focusIn(document.querySelector('[data-card]:has(a[tabindex="0"])'));
  if (direction === 'up') return focusIn(here.previousElementSibling);
  if (direction === 'down') return focusIn(here.nextElementSibling);
  const columns = [...document.querySelectorAll('[data-column]')].filter((column) =>
    column.querySelector('[data-card]'),
  );
  const at = columns.findIndex((column) => column.contains(here));
  const column = columns[at + (direction === 'left' ? -1 : 1)];
  if (column) focusIn(nearestIn(column, middleOf(here)));
};
