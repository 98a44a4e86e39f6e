import { useState } from 'react';
import { translate } from '../../messages/translate.ts';

/** Says how it went; where the browser refuses, the address stands above to be copied by hand. */
export const CopyLink = ({ address, name }: { address: string; name: string }) => {
  const [result, setResult] = useState('');
  const copy = async () => {
    setResult('');
    try {
      await navigator.clipboard.writeText(address);
      setResult(translate('referrals.copied'));
    } catch {
      setResult(translate('referrals.notCopied'));
    }
  };
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        {translate('referrals.copyLink')}
        <span className="visually-hidden"> {translate('referrals.ofName', { name })}</span>
      </button>
      <span className="soft" aria-live="polite">
        {result}
      </span>
    </>
  );
};
