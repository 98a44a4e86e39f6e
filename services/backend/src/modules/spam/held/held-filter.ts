import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { filterReader, readIds, readText } from '../../../platform/http/listing/filter-values';
import { heldStandings, type Standing, submissionKinds } from '../../submissions/kinds.facts';
import type { Judgement } from '../../audit/audit.facts';

interface Verdict {
  /** Where it may be taken from. */
  from: readonly Standing[];
  to: Standing;
  /** As the audit log says it. */
  deed: Judgement;
}

/** The verdicts on suspected spam. Only a discarded submission can be held again: mails about a released one have left. */
export const verdicts = {
  release: { from: ['held', 'discarded'], to: 'clear', deed: 'released' },
  discard: { from: ['held'], to: 'discarded', deed: 'discarded' },
  hold: { from: ['discarded'], to: 'held', deed: 'held-again' },
} as const satisfies Record<string, Verdict>;

export type VerdictName = keyof typeof verdicts;
export const verdictNames = Object.keys(verdicts) as VerdictName[];

const readOne =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown, key: string): Choice => {
    const chosen = choices.find((choice) => choice === value);
    if (!chosen) throw new ValidationFailed({ filter: `${key} must be one of: ${choices.join(', ')}.` });
    return chosen;
  };

/** `q` is a part of the name, the e-mail address or the reference; `held` unless `standing` or the ids say otherwise. */
export const parseHeldFilter = filterReader(
  { q: readText, kind: readOne(submissionKinds), standing: readOne(heldStandings), id: readIds },
  'Only q, kind, standing and id can be filtered by.',
);
