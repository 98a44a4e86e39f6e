import { useState } from 'react';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/text-field.tsx';

export const RemoveSecondFactor = () => {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, failure, run } = useAction();
  const submit = () =>
    run(async () => {
      await send('DELETE', '/api/session/totp', { password, code: code.replace(/\s/g, '') });
      location.reload();
    });
  return (
    <Form label="Take the one-time codes away" busy={busy} submit={() => void submit()}>
      <p>Each login asks for a one-time code.</p>
      <FormAlert failure={failure} />
      <TextField
        label="Password, to take the codes away"
        type="password"
        autoComplete="current-password"
        value={password}
        change={setPassword}
        error={failure?.errors['password']}
      />
      <TextField
        label="One-time or recovery code"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        change={setCode}
        error={failure?.errors['code']}
      />
      <FormButtons save="Take the codes away" busy={busy} disabled={!password || !code.trim()} />
    </Form>
  );
};
