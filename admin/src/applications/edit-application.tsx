import { useNotify } from 'react-admin';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { FocusFirst } from '../form/focus-first.tsx';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import type { Application } from '@frontdoor/contract';
import { useKeepOpened } from './opened/use-keep-opened.ts';
import { labelOf } from './application-fields.ts';
import { yearsFault, yearsOf } from './positions.ts';
import { usePositions } from './use-positions.ts';

const valuesOf = ({ apply, experience }: Application) => ({ apply, experience: yearsOf(experience) });

const faultsOf = ({ experience }: ReturnType<typeof valuesOf>) => ({ experience: yearsFault(experience) });

export const editDraft = (id: string) => `applications/${id}/edit`;

export const EditApplication = ({ record, close }: { record: Application; close: () => void }) => {
  const draft = useDraft(editDraft(record.id), record, valuesOf, faultsOf);
  const { apply, experience } = draft.values;
  const { busy, failure, save, stale } = useUpdateDraft('applications', draft);
  const positions = usePositions(apply);
  const notify = useNotify();
  const keep = useKeepOpened();

  const submit = async () => {
    const years = experience.trim() && { experience: Number(experience) };
    const saved = await save({ apply, ...years });
    if (!saved) return;
    keep(record.id, saved);
    notify(translate('applications.edit.updated'));
    close();
  };

  return (
    <Form
      label={translate('applications.edit.form')}
      className="sheet"
      busy={busy}
      failure={failure}
      fields={draft}
      submit={submit}
    >
      <FocusFirst />
      <FormAlert failure={failure} text={translate('applications.edit.failed')} stale={stale} />
      <SelectField
        source="apply"
        label={labelOf('apply')}
        options={positions.map((position) => [position, position])}
      />
      <TextField
        source="experience"
        label={translate('applications.edit.years')}
        type="number"
        min={0}
        step={0.5}
        hint={
          yearsOf(draft.seen.experience)
            ? undefined
            : translate('applications.edit.givenAs', { experience: orNA(draft.seen.experience) })
        }
      />
      <FormButtons save={translate('buttons.save')} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
