import type { Retention } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useReadAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSave } from '../form/use-save.ts';
import { Part } from '../values/part.tsx';
import { changedDays, daysFault, daysOf, kindText } from './kinds.ts';

const valuesOf = ({ keepDays }: Retention) => daysOf(keepDays);

export const EditRetention = ({ retention }: { retention: Retention }) => {
  const draft = useDraft('retention', retention, valuesOf);
  const { values, seen, savedNow, set, startFrom } = draft;
  const { busy, failure, save, reload } = useSave('retention', draft);
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const readAgain = useReadAgain();
  const notify = useNotify();

  const submit = async () => {
    const found = Object.fromEntries(
      Object.entries(values).map(([kind, days]) => [kind, daysFault(days, seen.leastDays[kind] ?? 1)]),
    );
    setFaults(found);
    if (Object.values(found).some(Boolean)) return;
    const saved = await save({ keepDays: changedDays(values, valuesOf(seen)) });
    if (!saved) return;
    startFrom(saved);
    notify('The retention is saved');
    await readAgain('/api/admin/retention');
  };

  return (
    <Part title="Days to keep">
      <Form label="Days to keep" busy={busy} draft={draft} submit={() => void submit()}>
        <div className="days">
          {Object.keys(values).map((kind) => (
            <TextField
              key={kind}
              label={kindText(kind)}
              hint={`At least ${seen.leastDays[kind]}; empty = for good.`}
              type="number"
              min={seen.leastDays[kind] ?? 1}
              value={values[kind] ?? ''}
              change={(days) => set(kind, days)}
              error={faults[kind]}
              savedNow={savedNow[kind]}
            />
          ))}
        </div>
        <FormAlert failure={failure} text={failure?.errors['keepDays']} reload={reload} />
        <FormButtons save="Save" busy={busy} disabled={!draft.changed} />
      </Form>
    </Part>
  );
};
