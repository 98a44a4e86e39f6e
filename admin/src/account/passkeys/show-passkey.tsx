import { translate } from '../../messages/translate.ts';
import { ConfirmByPasskey } from '../../session/confirm/confirm-by-passkey.tsx';
import { Part } from '../../values/part.tsx';

/** In the place of one-time codes, where they are demanded of somebody who has a passkey and has logged in without it. */
export const ShowPasskey = () => (
  <Part title={translate('account.passkeys.heading')}>
    <p>{translate('account.codes.passkeyWanted')}</p>
    <ConfirmByPasskey confirm={() => location.reload()} />
    <p className="hint">{translate('account.codes.passkeyLost')}</p>
  </Part>
);
