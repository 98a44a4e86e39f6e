import type { Schemas } from '@frontdoor/contract';

export type LiveChange = Schemas['LiveChangeView'];

/** Changes that no row of a list shows. */
export const besideRows: ReadonlySet<LiveChange['what']> = new Set(['noted', 'linked', 'mailed', 'viewed']);

/** What the page that has the stream passes on to the other pages of its browser. */
export type News =
  | { kind: 'changes'; changes: LiveChange[] }
  /** Some changes may not have been told. */
  | { kind: 'missed' }
  | { kind: 'beat' }
  | { kind: 'state'; isOpen: boolean }
  /** The session has ended. */
  | { kind: 'over' };
