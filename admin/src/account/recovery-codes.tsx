import { useState } from 'react';
import { Tick } from '../form/fields/tick.tsx';
import { Part } from '../values/part.tsx';

export const RecoveryCodes = ({ codes, close }: { codes: string[]; close: () => void }) => {
  const [kept, setKept] = useState(false);
  return (
    <Part title="Recovery codes">
      <p role="status" className="done">
        One-time codes are in force. These ten codes log you in without the phone, each of them once.
      </p>
      <p>They are shown this one time. Keep them where the phone is not.</p>
      <ol className="codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Tick label="I have kept them" ticked={kept} change={setKept} />
      <p className="acts">
        <button type="button" className="button primary" disabled={!kept} onClick={close}>
          Done
        </button>
      </p>
    </Part>
  );
};
