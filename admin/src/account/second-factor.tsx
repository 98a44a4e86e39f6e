import { useState } from 'react';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';
import { useHasPasskey } from '../session/confirm/confirm-by-passkey.tsx';
import { BeginSecondFactor, type Begun } from './begin-second-factor.tsx';
import { ConfirmSecondFactor } from './confirm-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { ShowPasskey } from './passkeys/show-passkey.tsx';

type Props = {
  has: boolean;
  /** Whether nothing else is open before one-time codes are set up, or a passkey is shown. */
  isDemanded: boolean;
};

/** One-time codes: begun with the password, in force with a first code. */
export const SecondFactor = ({ has, isDemanded }: Props) => {
  const hasPasskey = useHasPasskey();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <RecoveryCodes codes={codes} close={() => location.reload()} />;
  if (isDemanded && hasPasskey) return <ShowPasskey />;
  return (
    <Part title={translate('account.codes.heading')}>
      {has && <RemoveSecondFactor />}
      {!has && !begun && <BeginSecondFactor begin={setBegun} />}
      {!has && begun && <ConfirmSecondFactor begun={begun} confirm={setCodes} cancel={() => setBegun(undefined)} />}
    </Part>
  );
};
