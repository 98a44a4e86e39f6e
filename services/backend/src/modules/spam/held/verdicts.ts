import type { Judgement } from '../../audit/audit.facts';
import type { standings } from '../../submissions/kinds.facts';

export type Standing = (typeof standings)[number];

/** The verdicts on suspected spam. Only a discarded submission can be held again: mails about a released one have left. */
export const verdicts = {
  release: { from: ['held', 'discarded'], to: 'clear', deed: 'released' },
  discard: { from: ['held'], to: 'discarded', deed: 'discarded' },
  hold: { from: ['discarded'], to: 'held', deed: 'held-again' },
} as const satisfies Record<string, { from: readonly Standing[]; to: Standing; deed: Judgement }>;
export type VerdictName = keyof typeof verdicts;
export const verdictNames = Object.keys(verdicts) as VerdictName[];
