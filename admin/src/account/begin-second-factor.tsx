import type { Schemas } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { translate } from '../messages/translate.ts';
import { usePasskeysAlone } from './passkeys/use-passkeys-alone.ts';
import { OwnPasswordField, useHasPassword } from '../session/confirm/own-password.tsx';

export type Begun = Schemas['SecondFactorBegunView'];

export const BeginSecondFactor = ({ begin }: { begin: (begun: Begun) => void }) => {
  const fields = useFields({ password: '' });
  const { busy, failure, run } = useAction();
  const asksPassword = useHasPassword();
  const isAlone = usePasskeysAlone();
  const submit = async () => {
    const begun = await run(() => dataProvider.beginSecondFactor(asksPassword ? fields.values : {}));
    if (begun) begin(begun);
  };
  return (
    <Form label={translate('account.codes.setUp')} busy={busy} failure={failure} fields={fields} submit={submit}>
      <p className="hint">{translate(isAlone ? 'account.codes.whyOfLinks' : 'account.codes.why')}</p>
      <FormAlert failure={failure} />
      {asksPassword && <OwnPasswordField />}
      <FormButtons
        save={translate('account.codes.setUp')}
        busy={busy}
        missing={asksPassword && !fields.values.password && translate('form.reasons.fillFirst')}
      />
    </Form>
  );
};
