import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { personSignedIn } from '../../session/session.ts';
import { type DraftSlot, keptDrafts } from './kept-drafts.ts';
import { isChanged, rebase } from './rebase.ts';
import { restore, restoreNew } from './restore.ts';
import { type Faults, useFields } from '../fields/use-fields.ts';

const slotOf = (form: string): DraftSlot | undefined => {
  const person = personSignedIn();
  return person === undefined ? undefined : { person, form };
};

const readDraft = (slot: DraftSlot | undefined) => slot && keptDrafts.read(slot);

/** The unsaved values that this user has in a form. */
export const keptDraft = (form: string) => readDraft(slotOf(form));

export const hasDraft = (form: string): boolean => keptDraft(form) !== undefined;

/**
 * The values of a form over a record, and the record as it was when the form opened. Unsaved values are kept in the browser until
 * they are saved or discarded; the same form begins with them.
 * @param name identifies the form and its record; never for passwords and one-time codes
 */
export const useDraft = <Seen, Values extends FieldValues>(
  name: string,
  record: Seen,
  valuesOf: (record: Seen) => Values,
  validate?: (values: Values, seen: Seen) => Faults,
  restored: typeof restore = restore,
) => {
  // The owner is fixed at the start, because another person may log in in another tab.
  const [slot] = useState(() => slotOf(name));
  const [start] = useState(() => restored(valuesOf(record), readDraft(slot)));
  const [seen, setSeen] = useState(record);
  const [savedNow, setSavedNow] = useState(start.savedNow);
  const [restoredAt, setRestoredAt] = useState(start.restoredAt);
  const { form, values } = useFields(start.values, (typed) => validate?.(typed, seen) ?? {});
  const base = valuesOf(seen);
  const changed = isChanged(base, values);
  const draftText = changed ? JSON.stringify({ base, typed: values }) : undefined;

  useEffect(() => {
    if (!slot) return;
    if (draftText === undefined) keptDrafts.drop(slot);
    else keptDrafts.keep(slot, JSON.parse(draftText));
  }, [slot, draftText]);

  const drop = () => {
    if (slot) keptDrafts.drop(slot);
    setRestoredAt(undefined);
  };
  /** Begins again from a record. */
  const startFrom = (next: Seen) => {
    drop();
    setSeen(next);
    form.reset(valuesOf(next));
    setSavedNow({});
  };

  return {
    form,
    seen,
    values,
    savedNow,
    changed,
    restoredAt,
    /** Takes over a newer record and keeps the typed values. */
    moveTo: (latest: Seen) => {
      const moved = rebase(valuesOf(seen), values, valuesOf(latest));
      setSeen(latest);
      form.reset(moved.values);
      setSavedNow(moved.savedNow);
    },
    /** A choice was made between the typed value of a field and the saved one: the field has the chosen one now. */
    settle: (field: string) =>
      setSavedNow(
        (before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== field)) as typeof before,
      ),
    startFrom,
    /** After a save: deletes the kept draft. */
    drop,
    /** Deletes the draft; the form begins again from the record. */
    discard: () => startFrom(seen),
  };
};

/** For a form whose values are the record. */
export const asItIs = <Values>(values: Values) => values;

/** The same for a form that creates a record. */
export const useNewDraft = <Values extends FieldValues>(
  name: string,
  nothing: Values,
  validate?: (values: Values) => Faults,
) => useDraft(name, nothing, asItIs<Values>, validate, restoreNew);

export type NewDraft<Values extends FieldValues> = ReturnType<typeof useNewDraft<Values>>;
