import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { translate } from '../../messages/translate.ts';
import { canUsePasskeys, tellOfPasskeys } from '../../passkeys/ceremony.ts';
import type { Passkey } from './passkey.ts';

export const RemovePasskey = ({ passkey, close }: { passkey: Passkey; close: () => void }) => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();

  const remove = async () => {
    const isGone = await run(async () => {
      await dataProvider.removePasskey(passkey.id);
      return true;
    });
    if (!isGone) return;
    await fetchAgain([...changes.ownPasskeys(), ...changes.ownSessions()]);
    close();
    if (canUsePasskeys()) await dataProvider.beginPasskey().then(tellOfPasskeys, () => undefined);
  };

  return (
    <Confirm
      title={translate('account.passkeys.remove.question', { name: passkey.name })}
      confirm={translate('account.passkeys.remove.confirm')}
      busy={busy}
      failure={failure}
      act={() => void remove()}
      cancel={close}
    >
      <p>{translate('account.passkeys.remove.effect')}</p>
    </Confirm>
  );
};
