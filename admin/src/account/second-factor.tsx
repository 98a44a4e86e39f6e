import { useState } from 'react';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';
import { BeginSecondFactor, type Begun } from './begin-second-factor.tsx';
import { ConfirmSecondFactor } from './confirm-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';

/** One-time codes: begun with the password, in force with a first code. */
export const SecondFactor = ({ has }: { has: boolean }) => {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <RecoveryCodes codes={codes} close={() => location.reload()} />;
  return (
    <Part title={translate('account.codes.heading')}>
      {has && <RemoveSecondFactor />}
      {!has && !begun && <BeginSecondFactor begin={setBegun} />}
      {!has && begun && <ConfirmSecondFactor begun={begun} confirm={setCodes} cancel={() => setBegun(undefined)} />}
    </Part>
  );
};
