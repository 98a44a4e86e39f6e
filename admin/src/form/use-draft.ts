import { useState } from 'react';
import { isChanged, rebase } from './rebase.ts';

/** What is typed into a form over a record: the record is the one that the person saw when the form opened. */
export const useDraft = <Seen, Values extends object>(record: Seen, valuesOf: (record: Seen) => Values) => {
  const [seen, setSeen] = useState(record);
  const [values, setValues] = useState(() => valuesOf(record));
  const [savedNow, setSavedNow] = useState<Partial<Values>>({});

  return {
    seen,
    values,
    savedNow,
    changed: isChanged(valuesOf(seen), values),
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((current) => ({ ...current, [name]: value })),
    /** Goes on from what is saved now, with the typed text kept. */
    moveTo: (latest: Seen) => {
      const moved = rebase(valuesOf(seen), values, valuesOf(latest));
      setSeen(latest);
      setValues(moved.values);
      setSavedNow(moved.savedNow);
    },
    /** Begins again from a record. */
    startFrom: (next: Seen) => {
      setSeen(next);
      setValues(valuesOf(next));
      setSavedNow({});
    },
  };
};
