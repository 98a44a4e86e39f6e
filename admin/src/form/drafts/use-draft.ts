import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { personSignedIn } from '../../session/session.ts';
import { type DraftSlot, keptDrafts } from './kept-drafts.ts';
import { isChanged, rebase } from './rebase.ts';
import { restore } from './restore.ts';
import { type Faults, useFields } from '../fields/use-fields.ts';

const slotOf = (form: string): DraftSlot | undefined => {
  const person = personSignedIn();
  return person === undefined ? undefined : { person, form };
};

const readDraft = (slot: DraftSlot | undefined) => slot && keptDrafts.read(slot);

/** Whether this person has typed something into a form and not saved it. */
export const hasDraft = (form: string): boolean => readDraft(slotOf(form)) !== undefined;

/**
 * What is typed into a form over a record: the record is the one that the person saw when the form opened. Until it is saved
 * or discarded it is kept in the browser, and the same form begins with it.
 * @param name the same for the same form over the same record, and for no other; never for passwords and one-time codes
 */
export const useDraft = <Seen, Values extends FieldValues>(
  name: string,
  record: Seen,
  valuesOf: (record: Seen) => Values,
  validate?: (values: Values, seen: Seen) => Faults,
) => {
  // Whose it is, is settled here: another person may log in in another tab.
  const [slot] = useState(() => slotOf(name));
  const [start] = useState(() => restore(valuesOf(record), readDraft(slot)));
  const [seen, setSeen] = useState(record);
  const [savedNow, setSavedNow] = useState(start.savedNow);
  const [restoredAt, setRestoredAt] = useState(start.restoredAt);
  const { form, values } = useFields(start.values, (typed) => validate?.(typed, seen) ?? {});
  const base = valuesOf(seen);
  const changed = isChanged(base, values);
  const kept = changed ? JSON.stringify({ base, typed: values }) : undefined;

  useEffect(() => {
    if (!slot) return;
    if (kept === undefined) keptDrafts.drop(slot);
    else keptDrafts.keep(slot, JSON.parse(kept));
  }, [slot, kept]);

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
    /** Goes on from what is saved now, with the typed text kept. */
    moveTo: (latest: Seen) => {
      const moved = rebase(valuesOf(seen), values, valuesOf(latest));
      setSeen(latest);
      form.reset(moved.values);
      setSavedNow(moved.savedNow);
    },
    startFrom,
    /** It is saved: nothing of it is kept. */
    drop,
    /** It is saved or not wanted, and the form begins again. */
    discard: () => startFrom(seen),
  };
};

const asItIs = <Values>(values: Values) => values;

/** The same for a form over nothing that is there yet. */
export const useNewDraft = <Values extends FieldValues>(
  name: string,
  nothing: Values,
  validate?: (values: Values) => Faults,
) => useDraft(name, nothing, asItIs<Values>, validate);

export type NewDraft<Values extends FieldValues> = ReturnType<typeof useNewDraft<Values>>;
