import { useState } from 'react';
import { formWords } from '../words.ts';
import { Dialog } from '../../ui/panels/dialog.tsx';

type DraftLineProps = { text: string; busy: boolean; filled: boolean; onClear: () => void };

/**
 * The place and the time for which a draft is kept, and the button that clears it, after a question where something would
 * be lost. The focus stays on the button, and the result is shown beside it. Without script nothing is kept.
 */
export function DraftLine({ text, busy, filled, onClear }: DraftLineProps) {
  const [cleared, setCleared] = useState(false);
  const { button, title, text: question, keep, clear, done } = formWords.clearing;
  if (cleared && filled) setCleared(false);
  const clearAll = () => {
    onClear();
    setCleared(true);
  };
  return (
    <div className="scripted-only">
      <span>{text}</span>{' '}
      <Dialog
        trigger={button}
        triggerClass="border-b border-ink-soft text-ink hover:border-signal disabled:cursor-not-allowed disabled:opacity-50"
        disabled={busy}
        unasked={!filled}
        title={title}
        close={keep}
        yes={{ label: clear, onYes: clearAll }}
      >
        {question}
      </Dialog>{' '}
      <span role="status">{cleared ? done : ''}</span>
    </div>
  );
}
