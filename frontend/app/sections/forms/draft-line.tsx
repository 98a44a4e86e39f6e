import { formWords } from '../../content/form-words.ts';

type DraftLineProps = { text: string; busy: boolean; onClear: () => void };

/** Where what is typed is kept, and how to get rid of it. Without script nothing is kept. */
export function DraftLine({ text, busy, onClear }: DraftLineProps) {
  return (
    <p className="scripted-only">
      {text}{' '}
      <button
        type="button"
        className="border-b border-ink-soft text-ink hover:border-signal disabled:cursor-not-allowed disabled:opacity-50"
        onClick={onClear}
        disabled={busy}
      >
        {formWords.clear}
      </button>
    </p>
  );
}
