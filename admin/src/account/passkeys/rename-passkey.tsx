import { limits } from '@frontdoor/contract';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { useFields } from '../../form/fields/use-fields.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import type { Passkey } from './passkey.ts';

export const RenamePasskey = ({ passkey, close }: { passkey: Passkey; close: () => void }) => {
  const fields = useFields({ name: passkey.name });
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const name = fields.values.name.trim();

  const rename = () =>
    run(async () => {
      await dataProvider.renamePasskey(passkey.id, name);
      await fetchAgain(changes.ownPasskeys());
      close();
    });

  const heading = translate('account.passkeys.rename.heading');
  return (
    <Modal title={heading} cancel={close}>
      <Form label={heading} busy={busy} failure={failure} fields={fields} submit={rename}>
        <FormAlert failure={failure} />
        <TextField label={translate('account.passkeys.name')} maxLength={limits.RenamePasskeyDto.name} source="name" />
        <FormButtons
          save={translate('buttons.save')}
          busy={busy}
          cancel={close}
          missing={!name && translate('form.reasons.fillFirst')}
        />
      </Form>
    </Modal>
  );
};
