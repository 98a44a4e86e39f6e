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
import { roles } from './roles.ts';

type Person = Staff;

const valuesOf = ({ name, role, disabled }: Person) => ({
  name,
  role,
  disabled,
});

export const ChangeStaff = ({ person }: { person: Person }) => {
  const draft = useDraft(`staff/${person.id}`, person, valuesOf);
  const { values, startFrom } = draft;
  const { busy, failure, save, reload } = useUpdateDraft('staff', draft);
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const submit = async () => {
    const saved = await save(values);
    if (!saved) return;
    startFrom(saved);
    void fetchAgain(changes.sessionsOfStaff(person.id));
    notify(`${saved.name} is saved`);
  };

  return (
    <Part title="Access">
      <Form label="Change this person" busy={busy} failure={failure} held={draft} submit={submit}>
        <FormAlert failure={failure} reload={reload} />
        <TextField source="name" label="Name" maxLength={limits.ChangeStaffDto.name} />
        <SelectField source="role" label="Role" options={roles} />
        <TickField source="disabled" label="Disabled: cannot log in, and open sessions end" />
        <FormButtons save="Save" busy={busy} disabled={!draft.changed} />
      </Form>
    </Part>
  );
};
