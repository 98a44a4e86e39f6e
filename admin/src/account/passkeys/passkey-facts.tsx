import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import type { Passkey } from './passkey.ts';

/** The facts by which users recognise their own passkeys. */
export const PasskeyFacts = ({ passkey }: { passkey: Passkey }) => {
  const { name, keptBy, backedUp, createdAt, lastUsedAt } = passkey;
  const facts = [
    ...(keptBy && keptBy !== name ? [keptBy] : []),
    translate(backedUp ? 'account.passkeys.synced' : 'account.passkeys.onOneDevice'),
    translate('account.passkeys.added', { time: timeText(createdAt) }),
    lastUsedAt
      ? translate('account.passkeys.lastUsed', { time: timeText(lastUsedAt) })
      : translate('account.passkeys.neverUsed'),
  ];
  return (
    <p>
      <b>{name}</b>
      <span className="mono soft under-line">{facts.join(' · ')}</span>
    </p>
  );
};
