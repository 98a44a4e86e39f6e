import { limits } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { translate } from '../messages/translate.ts';
import { usePasskeysAlone } from './passkeys/use-passkeys-alone.ts';
import { OwnPasswordField, useHasPassword } from '../session/confirm/own-password.tsx';

export const RemoveSecondFactor = () => {
  const fields = useFields({ password: '', code: '' });
  const { password, code } = fields.values;
  const { busy, failure, run } = useAction();
  const asksPassword = useHasPassword();
  const isAlone = usePasskeysAlone();
  const submit = () =>
    run(async () => {
      await dataProvider.removeSecondFactor({ ...(asksPassword && { password }), code: code.replace(/\s/g, '') });
      location.reload();
    });
  return (
    <Form label={translate('account.codes.removeForm')} busy={busy} failure={failure} fields={fields} submit={submit}>
      <p>{translate(isAlone ? 'account.codes.askedByLinks' : 'account.codes.askedAtLogin')}</p>
      <FormAlert failure={failure} />
      {asksPassword && <OwnPasswordField label={translate('account.codes.removePassword')} />}
      <TextField
        label={translate('fields.oneTimeOrRecoveryCode')}
        autoComplete="one-time-code"
        maxLength={limits.RemoveSecondFactorDto.code}
        source="code"
      />
      <FormButtons
        save={translate('account.codes.remove')}
        busy={busy}
        missing={((asksPassword && !password) || !code.trim()) && translate('form.reasons.fillFirst')}
      />
    </Form>
  );
};
