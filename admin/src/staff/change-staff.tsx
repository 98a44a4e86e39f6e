import type { Staff } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { TickField } from '../form/tick-field.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSave } from '../form/use-save.ts';
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
  const { values, savedNow, set, startFrom } = draft;
  const { busy, failure, save, reload } = useSave('staff', draft);
  const notify = useNotify();

  const submit = async () => {
    const saved = await save(values);
    if (!saved) return;
    startFrom(saved);
    notify(`${saved.name} is saved`);
  };

  return (
    <Part title="Access">
      <Form label="Change this person" busy={busy} draft={draft} submit={() => void submit()}>
        <FormAlert failure={failure} reload={reload} />
        <TextField
          label="Name"
          maxLength={120}
          value={values.name}
          change={(name) => set('name', name)}
          error={failure?.errors['name']}
          savedNow={savedNow.name}
        />
        <SelectField
          label="Role"
          value={values.role}
          change={(role) => set('role', role)}
          options={roles}
          error={failure?.errors['role']}
          savedNow={savedNow.role}
        />
        <TickField
          label="Disabled: cannot log in, and open sessions end"
          ticked={values.disabled}
          change={(disabled) => set('disabled', disabled)}
        />
        <FormButtons save="Save" busy={busy} disabled={!draft.changed} />
      </Form>
    </Part>
  );
};
