import { limits } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { translate } from '../messages/translate.ts';
import type { Begun } from './begin-second-factor.tsx';
import { QrPicture } from './qr-picture.tsx';

type Props = {
  begun: Begun;
  confirm: (recoveryCodes: string[]) => void;
  cancel: () => void;
};

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const ConfirmSecondFactor = ({ begun, confirm, cancel }: Props) => {
  const fields = useFields({ code: '' });
  const { code } = fields.values;
  const { busy, failure, run } = useAction();
  const submit = async () => {
    const answer = await run(() => dataProvider.confirmSecondFactor(code.replace(/\s/g, '')));
    if (answer) confirm(answer.recoveryCodes);
  };
  return (
    <Form label={translate('account.codes.confirmForm')} busy={busy} failure={failure} fields={fields} submit={submit}>
      <p>{translate('account.codes.readPicture')}</p>
      <QrPicture text={begun.uri} label={translate('account.codes.qrCode')} />
      <p>
        {translate('account.codes.secret')} <code className="mono secret">{inFours(begun.secret)}</code>
      </p>
      <details>
        <summary>{translate('account.codes.sameAsAddress')}</summary>
        <p className="mono uri">{begun.uri}</p>
      </details>
      <p>{translate('account.codes.typeCode')}</p>
      <FormAlert failure={failure} />
      <TextField
        label={translate('account.codes.oneTimeCode')}
        autoComplete="one-time-code"
        maxLength={limits.OneTimeCodeDto.code}
        source="code"
      />
      <FormButtons
        save={translate('buttons.confirm')}
        busy={busy}
        cancel={cancel}
        missing={!code.trim() && translate('form.reasons.fillFirst')}
      />
    </Form>
  );
};
