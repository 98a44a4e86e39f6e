import { useEffect, useState, type RefObject } from 'react';
import { clearDraft, isBlank, readDraft, writeDraft, type TextStore, type Values } from './draft.ts';
import { keyAfterEdit, newKey, type SubmissionKey } from '../sending/submission-key.ts';
import { typedEarly } from './typed-early.ts';

type Filling<V extends Values> = {
  form: RefObject<HTMLFormElement | null>;
  store: TextStore;
  slot: string;
  /** The same on every render. */
  empty: V;
  /** Whether a draft with these values is worth a word to the person. */
  wasTyped: (values: V) => boolean;
  /** Whether something beside the values is filled in. Null while that is not known: until then nothing is written. */
  holdsMore?: boolean | null;
};

/** The filled form: its values and its key, kept in the browser from the first letter to the receipt. */
export function useFilledForm<V extends Values>({ form, store, slot, empty, wasTyped, holdsMore = false }: Filling<V>) {
  const [values, setValues] = useState<V>(empty);
  const [key, setKey] = useState<SubmissionKey | null>(null);
  const [changed, setChanged] = useState(0);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(store, slot, empty);
    setValues({ ...empty, ...draft?.values, ...(form.current && typedEarly(form.current, empty)) });
    setKey(draft?.key ?? newKey());
    setChanged(draft?.changed ?? Date.now());
    setRestored(draft !== null && wasTyped(draft.values));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [form, store, slot, empty]);

  useEffect(() => {
    if (!key || holdsMore === null) return;
    if (isBlank(values) && !holdsMore) clearDraft(store, slot);
    else writeDraft(store, slot, { values, key, changed });
  }, [values, holdsMore, key, changed, store, slot]);

  const touch = () => {
    setKey((current) => current && keyAfterEdit(current));
    setChanged(Date.now());
  };

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
