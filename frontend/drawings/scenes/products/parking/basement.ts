import type { Point } from '../../../kit/projection.ts';

/** 24 units are one metre: a bay is 2.5 m by 5 m, the lane between the rows 6 m wide. */
export const BAY = { width: 60, depth: 120 } as const;
export const LANE = { from: 120, to: 264 } as const;

export type BayState = 'taken' | 'free' | 'offered' | 'reserved';

export interface Bay {
  name: string;
  at: Point;
  state: BayState;
}

// One letter a bay, left to right: x taken, f free, o the one that is offered, r kept for a pass.
const states: Record<string, BayState> = { x: 'taken', f: 'free', o: 'offered', r: 'reserved' };
const row = (name: string, y: number, plan: string): Bay[] =>
  Array.from(plan, (letter, index) => ({
    name: `${name}${index + 1}`,
    at: [index * BAY.width, y, 0],
    state: states[letter] ?? 'taken',
  }));

export const farRow = row('A', 0, 'xxoxxfxx');
export const nearRow = row('B', LANE.to, 'rfxxxfxx');
