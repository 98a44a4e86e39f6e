import { useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { canUsePasskeys } from '../../passkeys/ceremony.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyFacts } from './passkey-facts.tsx';
import type { Passkey } from './passkey.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { usePasskeysAlone } from './use-passkeys-alone.ts';

type Asked = { what: 'rename' | 'remove'; passkey: Passkey };

/** What there is to know where none can be added. */
const noteOf = (available: boolean) => {
  if (!available) return translate('account.passkeys.switchedOff');
  return canUsePasskeys() ? undefined : translate('account.passkeys.notHere');
};

/** The passkeys of the current user. Nothing where they are switched off and the user has none. */
export const OwnPasskeys = () => {
  const query = useRead(reads.ownPasskeys());
  const isAlone = usePasskeysAlone();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  if (query.data && !query.data.available && query.data.passkeys.length === 0) return null;

  return (
    <Part title={translate('account.passkeys.heading')}>
      <p className="hint">{translate('account.passkeys.why')}</p>
      <Reading query={query} what={translate('account.passkeys.passkeys')}>
        {({ available, passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className="plain">
                {passkeys.map((passkey) => (
                  <li key={passkey.id} className="row passkey">
                    <PasskeyFacts passkey={passkey} />
                    <span className="acts">
                      {(['rename', 'remove'] as const).map((what) => (
                        <button key={what} type="button" className="link" onClick={() => setAsked({ what, passkey })}>
                          {translate(`account.passkeys.${what}.button`)}
                          <span className="visually-hidden"> {passkey.name}</span>
                        </button>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {isAlone && passkeys.length === 1 && <p>{translate('account.passkeys.onlyOne')}</p>}
            {noteOf(available) ? <p>{noteOf(available)}</p> : <AddPasskey />}
          </>
        )}
      </Reading>
      {asked?.what === 'rename' && <RenamePasskey passkey={asked.passkey} close={close} />}
      {asked?.what === 'remove' && <RemovePasskey passkey={asked.passkey} close={close} />}
    </Part>
  );
};
