import { useState } from 'react';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import { useRead } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { translate } from '../../messages/translate.ts';
import { canUsePasskeys, provePasskey } from '../../passkeys/ceremony.ts';

/** Whether the current user has a passkey that this page can ask for. */
export const useHasPasskey = (): boolean => {
  const { data } = useRead(reads.ownPasskeys(), canUsePasskeys());
  return data !== undefined && data.available && data.passkeys.length > 0;
};

/** The way around the password. Only a refusal is told as a fault: people may change their mind. */
export const ConfirmByPasskey = ({ confirm }: { confirm: () => void }) => {
  const [word, setWord] = useState('');
  const { busy, failure, run } = useAction();

  const ask = () =>
    run(async () => {
      setWord('');
      const proof = await provePasskey(await dataProvider.askForOwnPasskey()).catch(() => undefined);
      if (!proof) return setWord(translate('session.noPasskeyUsed'));
      await dataProvider.confirmSessionByPasskey(proof);
      confirm();
    });

  return (
    <>
      <FormAlert failure={failure} />
      <p className="acts">
        <button type="button" className="button" disabled={busy} onClick={() => void ask()}>
          {busy ? translate('form.working') : translate('session.byPasskey')}
        </button>
        <span role="status" className="soft">
          {word}
        </span>
      </p>
    </>
  );
};
