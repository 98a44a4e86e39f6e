import { applicationWords } from './form-words.ts';
import { formWords } from '../forms/words.ts';
import { Button } from '../ui/button.tsx';
import { DraftLine } from '../forms/draft/draft-line.tsx';

type FormFootProps = {
  busy: boolean;
  filled: boolean;
  fileKept: boolean;
  onCancel: () => void;
  onClear: () => void;
};

export function FormFoot({ busy, filled, fileKept, onCancel, onClear }: FormFootProps) {
  const { kept, keptWithoutFile } = applicationWords;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4">
      <div className="min-w-64 flex-1 text-[0.85rem] leading-snug text-ink-soft">
        <DraftLine text={fileKept ? kept : keptWithoutFile} busy={busy} filled={filled} onClear={onClear} />
        <p className="note mt-2">{formWords.referenceToCome}</p>
      </div>
      <div className="flex gap-3 max-sm:w-full">
        {busy && <Button onClick={onCancel}>{formWords.cancel}</Button>}
        <Button type="submit" primary busy={busy} className="max-sm:grow">
          {busy ? applicationWords.sending : applicationWords.button}
        </Button>
      </div>
    </footer>
  );
}
