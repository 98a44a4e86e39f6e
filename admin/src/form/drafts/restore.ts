import type { KeptDraft } from './kept-drafts.ts';
import { isChanged, rebase, type Rebased } from './rebase.ts';

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Whether a draft still has the fields and types of the form; an older release may have kept it. */
const fits = (values: object, draft: object): draft is typeof values => {
  const [now, then] = [new Map(Object.entries(values)), new Map<string, unknown>(Object.entries(draft))];
  if (now.size !== then.size) return false;
  return [...now].every(([name, value]) => {
    const other = then.get(name);
    return other === null || (other !== undefined && (value === null || kindOf(value) === kindOf(other)));
  });
};

interface Restored<Values> extends Rebased<Values> {
  /** When the draft was last changed, in milliseconds since 1970; absent when there is none to restore. */
  restoredAt?: number;
}

/** The first values of a form: the draft's changes applied to the latest record. */
export const restore = <Values extends object>(latest: Values, draft: KeptDraft | undefined): Restored<Values> => {
  const fresh = { values: latest, savedNow: {} };
  if (!draft || !fits(latest, draft.base) || !fits(latest, draft.typed)) return fresh;
  const rebased = rebase(draft.base as Values, draft.typed as Values, latest);
  return isChanged(latest, rebased.values) ? { ...rebased, restoredAt: draft.at } : fresh;
};

/** The same for a form that creates something: there is no record that can change meanwhile, so the whole draft is restored, also the values that the form began with. */
export const restoreNew = <Values extends object>(nothing: Values, draft: KeptDraft | undefined): Restored<Values> => {
  const fresh = { values: nothing, savedNow: {} };
  if (!draft || !fits(nothing, draft.base) || !fits(nothing, draft.typed)) return fresh;
  return isChanged(nothing, draft.typed) ? { ...fresh, values: draft.typed as Values, restoredAt: draft.at } : fresh;
};

/** The same for a form that is sent once for its key. Drafts of before it had one take that of the form. */
export const restoreKeyed = <Values extends object>(
  nothing: Values,
  draft: KeptDraft | undefined,
): Restored<Values> => {
  const { key } = nothing as { key?: string };
  return restoreNew(nothing, draft && { ...draft, base: { key, ...draft.base }, typed: { key, ...draft.typed } });
};
