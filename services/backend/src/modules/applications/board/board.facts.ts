import type { ApplicationStage } from '../application.facts';

/** So many cards of a column come at once. */
export const CARDS = 60;
/** A column shows no more than this; the list has the rest. */
export const MOST_CARDS = 600;

/** The last card of a column that was shown: the value that it is ordered by, as text, and its id. */
export interface Mark {
  mark: string;
  id: string;
}

/** Which cards of a column to read: the first ones, or those after a card. */
export interface Wanted {
  stage: ApplicationStage;
  limit: number;
  after?: Mark;
}
