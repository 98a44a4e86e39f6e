import { type Schemas, limits } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';

const nothing = { current: '', password: '', code: '' };

export const ChangePassword = () => {
  const fields = useFields(nothing);
  const { current, password, code } = fields.values;
  const [done, setDone] = useState(false);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const { data: me } = useGetIdentity();
  // They may have been set up elsewhere since this page was opened.
  const asksCode = me?.['secondFactor'] === true || failure?.errors['code'] !== undefined;

  const submit = async () => {
    setDone(false);
    const body: Schemas['ChangePasswordDto'] = {
      current,
      password,
      ...(asksCode && { code: code.replace(/\s/g, '') }),
    };
    const changed = await run(async () => {
      await dataProvider.changePassword(body);
      return true;
    });
    if (!changed) return;
    fields.form.reset();
    setDone(true);
    await fetchAgain(changes.ownSessions());
  };

  return (
    <Part title={translate('account.password.heading')}>
      <Form label={translate('account.password.change')} busy={busy} failure={failure} fields={fields} submit={submit}>
        <FormAlert failure={failure} />
        {done && (
          <p role="status" className="done">
            {translate('account.password.changed')}
          </p>
        )}
        <TextField
          label={translate('account.password.current')}
          type="password"
          autoComplete="current-password"
          source="current"
        />
        <TextField
          label={translate('account.password.new')}
          type="password"
          autoComplete="new-password"
          hint={translate('account.password.hint')}
          source="password"
        />
        {asksCode && (
          <TextField
            label={translate('fields.oneTimeOrRecoveryCode')}
            autoComplete="one-time-code"
            maxLength={limits.ChangePasswordDto.code}
            source="code"
          />
        )}
        <FormButtons
          save={translate('account.password.change')}
          busy={busy}
          missing={(!current || !password || (asksCode && !code.trim())) && translate('form.reasons.fillFirst')}
        />
      </Form>
    </Part>
  );
};
