import { limits } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';

export const RemoveSecondFactor = () => {
  const fields = useFields({ password: '', code: '' });
  const { password, code } = fields.values;
  const { busy, failure, run } = useAction();
  const submit = () =>
    run(async () => {
      await dataProvider.removeSecondFactor({ password, code: code.replace(/\s/g, '') });
      location.reload();
    });
  return (
    <Form label="Take the one-time codes away" busy={busy} failure={failure} held={fields} submit={submit}>
      <p>Each login asks for a one-time code.</p>
      <FormAlert failure={failure} />
      <TextField
        label="Password, to take the codes away"
        type="password"
        autoComplete="current-password"
        source="password"
      />
      <TextField
        label="One-time or recovery code"
        autoComplete="one-time-code"
        maxLength={limits.RemoveSecondFactorDto.code}
        source="code"
      />
      <FormButtons save="Take the codes away" busy={busy} disabled={!password || !code.trim()} />
    </Form>
  );
};
