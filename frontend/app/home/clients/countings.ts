import type { Counting } from '../../ui/fields/use-count.ts';

/** The figures of one home page count over a time, from the moment when 35 % of their block is seen. */
export const overTime: Counting = { from: 1, durationMs: 1400, tickMs: 16, seen: 0.35 };

/** The figures of the other one count from nothing, in ticks of 20 ms, for about a second. */
export const inTicks: Counting = { from: 0, durationMs: 1000, tickMs: 20, seen: 0.35 };
