import { formWords } from '../../content/form-words.ts';
import { Dialog } from '../../ui/dialog.tsx';

type DraftLineProps = { text: string; busy: boolean; onClear: () => void };

/** Where what is typed is kept, and how to get rid of it. Without script nothing is kept. */
export function DraftLine({ text, busy, onClear }: DraftLineProps) {
  const { button, title, text: question, keep, clear } = formWords.clearing;
  return (
    <div className="scripted-only">
      {text}{' '}
      <Dialog
        trigger={button}
        triggerClass="border-b border-ink-soft text-ink hover:border-signal disabled:cursor-not-allowed disabled:opacity-50"
        disabled={busy}
        title={title}
        close={keep}
        yes={{ label: clear, onYes: onClear }}
      >
        {question}
      </Dialog>
    </div>
  );
}
