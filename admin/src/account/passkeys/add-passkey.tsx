import { limits } from '@frontdoor/contract';
import { useState } from 'react';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { useFields } from '../../form/fields/use-fields.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { makePasskey, PasskeyIsHere } from '../../passkeys/ceremony.ts';
import { browserText } from '../browser-text.ts';

const inWords = (error: unknown): Error =>
  new Error(translate(error instanceof PasskeyIsHere ? 'account.passkeys.isHere' : 'account.passkeys.failed'));

export const AddPasskey = () => {
  const fields = useFields({ name: browserText(navigator.userAgent) });
  const [word, setWord] = useState('');
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const name = fields.values.name.trim();

  const add = async () => {
    const options = await dataProvider.beginPasskey();
    const made = await makePasskey(options).catch((error: unknown) => {
      throw inWords(error);
    });
    if (!made) return setWord(translate('account.passkeys.notAdded'));
    await dataProvider.addPasskey({ ...made, name });
    setWord(translate('account.passkeys.isAdded', { name }));
    await fetchAgain(changes.ownPasskeys());
  };

  const submit = () => {
    setWord('');
    return run(add);
  };

  const label = translate('account.passkeys.add');
  return (
    <Form label={label} busy={busy} failure={failure} fields={fields} submit={submit}>
      <FormAlert failure={failure} />
      <p role="status" className={word ? 'done' : 'visually-hidden'}>
        {word}
      </p>
      <TextField
        label={translate('account.passkeys.name')}
        hint={translate('account.passkeys.nameHint')}
        maxLength={limits.AddPasskeyDto.name}
        source="name"
      />
      <FormButtons save={label} busy={busy} missing={!name && translate('form.reasons.fillFirst')} />
    </Form>
  );
};
