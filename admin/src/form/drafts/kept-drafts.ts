/** The unsaved values of a form, with the saved values that they started from. */
export interface Draft {
  base: object;
  typed: object;
}

export interface KeptDraft extends Draft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
}

/** A form of one user: `form` is `applications/<id>/note`, for example. */
export interface DraftSlot {
  person: string;
  form: string;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const day = 24 * 60 * 60 * 1000;
/** In milliseconds: a draft of Friday evening is there on Monday. */
export const keepFor = 3 * day;

const prefix = 'frontdoor.draft/';
const prefixOf = (person: string) => `${prefix}${person}/`;
const keyOf = ({ person, form }: DraftSlot) => prefixOf(person) + form;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const parse = (text: string | null, now: number): KeptDraft | undefined => {
  const { at, base, typed } = (JSON.parse(text ?? 'null') ?? {}) as Partial<KeptDraft>;
  if (typeof at !== 'number' || now - at > keepFor || !isObject(base) || !isObject(typed)) return undefined;
  return { at, base, typed };
};

/** The storage of a browser may be full, forbidden or absent. Then nothing is kept, and the forms work all the same. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** @param now the time in milliseconds since 1970 */
export const keptDraftsIn = (storage: () => DraftStorage, now: () => number = Date.now) => {
  const keysOf = (start: string): string[] => {
    const { length } = storage();
    const keys = Array.from({ length }, (_, index) => storage().key(index) ?? '');
    return keys.filter((key) => key.startsWith(start));
  };
  const readAt = (key: string) => attempt(() => parse(storage().getItem(key), now()));

  return {
    read: (slot: DraftSlot): KeptDraft | undefined => readAt(keyOf(slot)),
    /** Keeping an unchanged draft leaves its age as it is. */
    keep: (slot: DraftSlot, { base, typed }: Draft) =>
      attempt(() => {
        const before = readAt(keyOf(slot));
        if (before && JSON.stringify([before.base, before.typed]) === JSON.stringify([base, typed])) return;
        storage().setItem(keyOf(slot), JSON.stringify({ at: now(), base, typed }));
      }),
    drop: (slot: DraftSlot) => attempt(() => storage().removeItem(keyOf(slot))),
    countOf: (person: string): number =>
      attempt(() => keysOf(prefixOf(person)).filter((key) => readAt(key) !== undefined).length) ?? 0,
    dropAllOf: (person: string) =>
      attempt(() => {
        for (const key of keysOf(prefixOf(person))) storage().removeItem(key);
      }),
    dropOld: () =>
      attempt(() => {
        for (const key of keysOf(prefix)) if (!readAt(key)) storage().removeItem(key);
      }),
  };
};

export const keptDrafts = keptDraftsIn(() => localStorage);
