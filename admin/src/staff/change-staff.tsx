import { type Staff, limits } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { Part } from '../values/part.tsx';
import { optionsOf, translate } from '../messages/translate.ts';

type Person = Staff;

const valuesOf = ({ name, role, disabled }: Person) => ({
  name,
  role,
  disabled,
});

export const ChangeStaff = ({ person }: { person: Person }) => {
  const draft = useDraft(`staff/${person.id}`, person, valuesOf);
  const { values, startFrom } = draft;
  const { busy, failure, save, stale } = useUpdateDraft('staff', draft);
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const submit = async () => {
    const saved = await save(values);
    if (!saved) return;
    startFrom(saved);
    void fetchAgain(changes.sessionsOfStaff(person.id));
    notify(translate('staff.saved', { name: saved.name }));
  };

  return (
    <Part title={translate('staff.access')}>
      <Form label={translate('staff.changePerson')} busy={busy} failure={failure} fields={draft} submit={submit}>
        <FormAlert failure={failure} stale={stale} />
        <TextField source="name" label={translate('fields.name')} maxLength={limits.ChangeStaffDto.name} />
        <SelectField source="role" label={translate('fields.role')} options={optionsOf('staff.roles')} />
        <TickField source="disabled" label={translate('staff.disabledMeans')} />
        <FormButtons
          save={translate('buttons.save')}
          busy={busy}
          missing={!draft.changed && translate('form.reasons.unchanged')}
        />
      </Form>
    </Part>
  );
};
