import { useState } from 'react';
import { Tick } from '../form/fields/tick.tsx';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';
import { unavailable } from '../form/unavailable.ts';

export const RecoveryCodes = ({ codes, close }: { codes: string[]; close: () => void }) => {
  const [isKept, setKept] = useState(false);
  return (
    <Part title={translate('account.recovery.heading')}>
      <p role="status" className="done">
        {translate('account.recovery.inForce')}
      </p>
      <p>{translate('account.recovery.shownOnce')}</p>
      <ol className="codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Tick label={translate('account.recovery.kept')} ticked={isKept} change={setKept} />
      <p className="acts">
        <button
          type="button"
          className="button primary"
          onClick={close}
          {...unavailable(!isKept && translate('form.reasons.tickFirst'))}
        >
          {translate('buttons.done')}
        </button>
      </p>
    </Part>
  );
};
