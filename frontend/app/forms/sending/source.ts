import { limits, type Schemas } from '@frontdoor/contract';
import type { TextStore } from '../draft/draft.ts';

const SLOT = 'visit-source';
const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const satisfies readonly (keyof Schemas['SubmitApplicationForm'])[];

/** Each of these fields may have so many characters. */
const longest = limits.SubmitApplicationForm.utm_source;

export type Source = Partial<Record<(typeof names)[number], string>>;

/**
 * Notes the query of a visit's first address, because it names the source of the visitor. Later pages add nothing. The
 * script in the page's head notes it too, in the same place, for visitors who go on before the app is there.
 */
export function noteSource(store: TextStore, search: string) {
  try {
    if (store.getItem(SLOT) === null) store.setItem(SLOT, search);
  } catch {
    // Then it is not known.
  }
}

export function visitSource(store: TextStore): Source {
  try {
    return sourceIn(store.getItem(SLOT) ?? '');
  } catch {
    return {};
  }
}

export const sourceIn = (search: string): Source => sourceFrom(Object.fromEntries(new URLSearchParams(search)));

/** Brings any link's parameters into a form that the server takes, because a campaign's name must never keep a message from arriving. */
function sourceFrom(parameters: Record<string, unknown>): Source {
  const source: Source = {};
  for (const name of names) {
    const value = parameters[name];
    if (typeof value !== 'string') continue;
    const tidy = [...value.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longest).join('');
    if (tidy) source[name] = tidy;
  }
  return source;
}
