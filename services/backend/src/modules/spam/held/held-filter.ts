import { isUUID } from 'class-validator';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { MOST_ROWS } from '../../../platform/http/listing/list-query';
import { type SubmissionKind, submissionKinds } from '../../submissions/kinds.facts';

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

export interface HeldFilter {
  /** A part of the name, the e-mail address or the reference. */
  q?: string;
  kind?: SubmissionKind;
  /** `held` unless this or the ids say otherwise. */
  standing?: (typeof heldStandings)[number];
  ids?: string[];
}

/** The standings that no list shows and no mail tells of. */
export const heldStandings = ['held', 'discarded'] as const;

const LONGEST_TEXT = 200;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseHeldFilter(raw: Record<string, unknown>): HeldFilter {
  const filter: HeldFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'q') filter.q = parseText(value);
    else if (key === 'kind') filter.kind = parseKind(value);
    else if (key === 'standing') filter.standing = parseStanding(value);
    else if (key === 'id') filter.ids = parseIds(value);
    else throw new ValidationFailed({ filter: 'Only q, kind, standing and id can be filtered by.' });
  }
  return filter;
}

function parseText(value: unknown): string {
  // Postgres has no text with a zero character, and none with half a surrogate pair.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0') && value.isWellFormed())
    return value.trim();
  throw new ValidationFailed({ filter: `q must be a text of at most ${LONGEST_TEXT} characters.` });
}

function parseKind(value: unknown): SubmissionKind {
  const kind = submissionKinds.find((known) => known === value);
  if (!kind) throw new ValidationFailed({ filter: `kind must be one of: ${submissionKinds.join(', ')}.` });
  return kind;
}

function parseStanding(value: unknown): (typeof heldStandings)[number] {
  const standing = heldStandings.find((known) => known === value);
  if (!standing) throw new ValidationFailed({ filter: `standing must be one of: ${heldStandings.join(', ')}.` });
  return standing;
}

function parseIds(value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (ids.length <= MOST_ROWS && ids.every((id) => isUUID(id))) return ids as string[];
  throw new ValidationFailed({ filter: `id must be a list of at most ${MOST_ROWS} ids.` });
}
