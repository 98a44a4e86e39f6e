import { limits } from '@frontdoor/contract';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { useDraft } from '../../form/drafts/use-draft.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import type { Passkey } from './passkey.ts';

const valuesOf = ({ name }: Passkey) => ({ name });

export const RenamePasskey = ({ passkey, close }: { passkey: Passkey; close: () => void }) => {
  const draft = useDraft(`passkeys/${passkey.id}`, passkey, valuesOf);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const name = draft.values.name.trim();

  const rename = () =>
    run(async () => {
      await dataProvider.renamePasskey(passkey.id, name);
      await fetchAgain(changes.ownPasskeys());
      draft.drop();
      close();
    });

  const heading = translate('account.passkeys.rename.heading');
  return (
    <Modal title={heading} cancel={close}>
      <Form label={heading} busy={busy} failure={failure} fields={draft} submit={rename}>
        <FormAlert failure={failure} />
        <TextField label={translate('account.passkeys.name')} maxLength={limits.RenamePasskeyDto.name} source="name" />
        <FormButtons
          save={translate('buttons.save')}
          busy={busy}
          cancel={close}
          draft={draft}
          missing={!name && translate('form.reasons.fillFirst')}
        />
      </Form>
    </Modal>
  );
};
