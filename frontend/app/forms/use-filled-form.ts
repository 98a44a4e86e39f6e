import { useEffect, useState, type RefObject } from 'react';
import { clearDraft, isBlank, readDraft, writeDraft, type TextStore, type Values } from './draft.ts';
import { keyAfterEdit, newKey, type SubmissionKey } from './submission-key.ts';
import { typedEarly } from './typed-early.ts';

type Filling<V extends Values> = {
  form: RefObject<HTMLFormElement | null>;
  store: TextStore;
  slot: string;
  /** The same on every render. */
  empty: V;
  /** Whether a draft with these values is worth a word to the person. */
  wasTyped: (values: V) => boolean;
  /** Something beside the values is filled in. */
  holdsMore?: boolean;
};

/** The filled form: its values and its key, kept in the browser from the first letter to the receipt. */
export function useFilledForm<V extends Values>({ form, store, slot, empty, wasTyped, holdsMore }: Filling<V>) {
  const [values, setValues] = useState<V>(empty);
  const [key, setKey] = useState<SubmissionKey | null>(null);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(store, slot, empty);
    setValues({ ...empty, ...draft?.values, ...(form.current && typedEarly(form.current, empty)) });
    setKey(draft?.key ?? newKey());
    setRestored(draft !== null && wasTyped(draft.values));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [form, store, slot, empty]);

  useEffect(() => {
    if (!key) return;
    if (isBlank(values) && !holdsMore) clearDraft(store, slot);
    else writeDraft(store, slot, { values, key });
  }, [values, holdsMore, key, store, slot]);

  const touch = () => setKey((current) => current && keyAfterEdit(current));

  const change = (changes: Partial<V>) => {
    setValues((current) => ({ ...current, ...changes }));
    touch();
  };

  const clear = () => {
    setValues(empty);
    setRestored(false);
    setKey(newKey());
    clearDraft(store, slot);
  };

  return { values, key, restored, change, touch, setKey, clear };
}
