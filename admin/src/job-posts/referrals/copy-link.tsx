import { useState } from 'react';

/** Says how it went; where the browser refuses, the address stands above to be copied by hand. */
export const CopyLink = ({ address, name }: { address: string; name: string }) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied');
    } catch {
      setSaid('The browser did not let it be copied.');
    }
  };
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        Copy link<span className="visually-hidden"> of {name}</span>
      </button>
      <span className="soft" aria-live="polite">
        {said}
      </span>
    </>
  );
};
