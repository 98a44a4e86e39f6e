import { type Schemas, limits } from '@frontdoor/contract';
import { useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { Modal } from '../form/modal.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { translate } from '../messages/translate.ts';
import { OtherWays } from './confirm/other-ways.tsx';
import { OwnPasswordField, useHasPassword } from './confirm/own-password.tsx';
import { confirmation } from './confirmation.ts';

/** The one dialog that asks for the password before a call goes on, wherever it was made. */
export const ConfirmPassword = () => {
  const question = useSyncExternalStore(confirmation.subscribe, confirmation.read);
  return question ? <Question settle={question.settle} /> : null;
};

const Question = ({ settle }: { settle: (confirmed: boolean) => void }) => {
  const { data: me } = useGetIdentity();
  const fields = useFields({ password: '', code: '' });
  const { password, code } = fields.values;
  const { busy, failure, run } = useAction();
  const { data: identity } = useRead(reads.ownIdentity());
  const asksPassword = useHasPassword();
  const provider = identity?.account ? identity.provider : null;
  const asksCode = me?.['secondFactor'] === true || failure?.errors['code'] !== undefined;

  const submit = async () => {
    const body: Schemas['ConfirmSessionDto'] = { password, ...(asksCode && { code: code.replace(/\s/g, '') }) };
    const done = await run(async () => {
      await dataProvider.confirmSession(body);
      return true;
    });
    if (done) settle(true);
  };

  return (
    <Modal
      title={translate('session.heading')}
      returnsFocus
      cancel={() => {
        if (!busy) settle(false);
      }}
    >
      <OtherWays asksPassword={asksPassword} provider={provider} settle={settle} />
      {asksPassword && (
        <Form label={translate('session.confirmForm')} busy={busy} failure={failure} fields={fields} submit={submit}>
          <FormAlert failure={failure} />
          <OwnPasswordField />
          {asksCode && (
            <TextField
              label={translate('fields.oneTimeOrRecoveryCode')}
              autoComplete="one-time-code"
              maxLength={limits.ConfirmSessionDto.code}
              source="code"
            />
          )}
          <FormButtons
            save={translate('buttons.confirm')}
            busy={busy}
            cancel={() => settle(false)}
            missing={(!password || (asksCode && !code.trim())) && translate('form.reasons.fillFirst')}
          />
        </Form>
      )}
      {!asksPassword && (
        <p className="acts">
          <button type="button" className="button" onClick={() => settle(false)}>
            {translate('buttons.cancel')}
          </button>
        </p>
      )}
    </Modal>
  );
};
