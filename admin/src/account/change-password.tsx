import { useState } from 'react';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { useReadAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { Part } from '../values/part.tsx';

const nothing = { current: '', password: '' };

export const ChangePassword = () => {
  const fields = useFields(nothing);
  const { values } = fields;
  const [done, setDone] = useState(false);
  const { busy, failure, run } = useAction();
  const readAgain = useReadAgain();

  const submit = async () => {
    setDone(false);
    const changed = await run(async () => {
      await send('POST', '/api/session/password', values);
      return true;
    });
    if (!changed) return;
    fields.form.reset();
    setDone(true);
    await readAgain('/api/session');
  };

  return (
    <Part title="Password">
      <Form label="Change the password" busy={busy} failure={failure} held={fields} submit={submit}>
        <FormAlert failure={failure} />
        {done && (
          <p role="status" className="done">
            The password is changed, and all other sessions have ended.
          </p>
        )}
        <TextField label="Password until now" type="password" autoComplete="current-password" source="current" />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 15 characters. A few words that only you would put together are best."
          source="password"
        />
        <FormButtons save="Change the password" busy={busy} disabled={!values.current || !values.password} />
      </Form>
    </Part>
  );
};
