import type { Retention } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';
import { changedDays, daysFault, daysOf, kindText } from './kinds.ts';

const valuesOf = ({ keepDays }: Retention) => daysOf(keepDays);

const faultsOf = (values: Record<string, string>, { leastDays }: Retention) =>
  Object.fromEntries(Object.entries(values).map(([kind, days]) => [kind, daysFault(days, leastDays[kind] ?? 1)]));

export const EditRetention = ({ retention }: { retention: Retention }) => {
  const draft = useDraft('retention', retention, valuesOf, faultsOf);
  const { values, seen, startFrom } = draft;
  const { busy, failure, save, stale } = useUpdateDraft('retention', draft);
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const submit = async () => {
    const saved = await save({ keepDays: changedDays(values, valuesOf(seen)) });
    if (!saved) return;
    startFrom(saved);
    notify(translate('retention.saved'));
    await fetchAgain(changes.retention());
  };

  return (
    <Part title={translate('retention.daysToKeep')}>
      <Form label={translate('retention.daysToKeep')} busy={busy} failure={failure} fields={draft} submit={submit}>
        <div className="days">
          {Object.keys(values).map((kind) => (
            <TextField
              key={kind}
              source={kind}
              label={kindText(kind)}
              hint={translate('retention.least', { days: seen.leastDays[kind] ?? 1 })}
              type="number"
              min={seen.leastDays[kind] ?? 1}
            />
          ))}
        </div>
        <FormAlert failure={failure} text={failure?.errors['keepDays']} stale={stale} />
        <FormButtons
          save={translate('buttons.save')}
          busy={busy}
          missing={!draft.changed && translate('form.reasons.unchanged')}
          unsaved={draft.changed}
        />
      </Form>
    </Part>
  );
};
