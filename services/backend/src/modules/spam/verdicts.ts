/** clear = shown and told; held = waits for a person; discarded = judged to be spam. */
export type Standing = 'clear' | 'held' | 'discarded';

export interface Verdict {
  /** Where it may be taken from. */
  from: readonly Standing[];
  to: Standing;
  /** As the audit log says it. */
  deed: string;
}

/** The verdicts on suspected spam. To hold it again takes a discarding back; what was released has been told. */
export const verdicts = {
  release: { from: ['held', 'discarded'], to: 'clear', deed: 'released' },
  discard: { from: ['held'], to: 'discarded', deed: 'discarded' },
  hold: { from: ['discarded'], to: 'held', deed: 'held-again' },
} as const satisfies Record<string, Verdict>;

export type VerdictName = keyof typeof verdicts;
export const verdictNames = Object.keys(verdicts) as VerdictName[];
