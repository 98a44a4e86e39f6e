import { newKey, type SubmissionKey } from '../sending/submission-key.ts';

/** A form's values as they are typed: texts and ticks. */
export type Values = Record<string, string | boolean>;
export type Draft<V extends Values> = {
  values: V;
  key: SubmissionKey;
  /** When something was last changed in the form, in milliseconds since 1970. */
  changed: number;
  /** The name of the chosen file, which is kept elsewhere, or lost; an empty text where none was chosen. */
  fileName?: string;
};

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Asked at each call, because a browser may forbid the very mention of its storage. */
const lazily = (storage: () => Storage): TextStore => ({
  getItem: (slot) => storage().getItem(slot),
  setItem: (slot, text) => storage().setItem(slot, text),
  removeItem: (slot) => storage().removeItem(slot),
});

/** Kept until it is cleared. */
export const browserStore = lazily(() => localStorage);
/** Kept until the tab is closed. */
export const tabStore = lazily(() => sessionStorage);

/** Storage may be full, forbidden or absent. Then there is no draft, and the form works all the same. */
export function readDraft<V extends Values>(store: TextStore, slot: string, empty: V): Draft<V> | null {
  try {
    const text = store.getItem(slot);
    return text === null ? null : draftFrom(JSON.parse(text), empty);
  } catch {
    return null;
  }
}

/** Ticks are left out: a consent is given each time. */
export function writeDraft<V extends Values>(
  store: TextStore,
  slot: string,
  { values, key, changed, fileName = '' }: Draft<V>,
): boolean {
  try {
    store.setItem(slot, JSON.stringify({ values: textsOf(values), key, changed, fileName }));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(store: TextStore, slot: string) {
  try {
    store.removeItem(slot);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}

const textsOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

type Stored = {
  values?: Record<string, unknown>;
  key?: Partial<SubmissionKey>;
  changed?: unknown;
  fileName?: unknown;
};

/** Takes over texts of known fields and nothing else: an older release of the site may have written it. */
function draftFrom<V extends Values>(stored: unknown, empty: V): Draft<V> {
  const { values = {}, key = {}, changed, fileName } = stored as Stored;
  const entries = Object.entries(empty).map(([field, blank]) => {
    const value = values[field];
    return [field, typeof blank === 'string' && typeof value === 'string' ? value : blank];
  });
  const hasKey = typeof key.value === 'string' && key.value !== '';
  return {
    values: Object.fromEntries(entries) as V,
    key: hasKey ? { value: key.value as string, settled: key.settled === true } : newKey(),
    changed: typeof changed === 'number' ? changed : Date.now(),
    fileName: typeof fileName === 'string' ? fileName : '',
  };
}

export const isBlank = (values: Values) => Object.values(values).every((value) => value === '' || value === false);
