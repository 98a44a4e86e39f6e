import { currentRevision } from '../../content/company.ts';
import { Button } from '../../ui/button.tsx';
import { DraftLine } from '../forms/draft-line.tsx';

type FormFootProps = { busy: boolean; onCancel: () => void; onClear: () => void };

export function FormFoot({ busy, onCancel, onClear }: FormFootProps) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4">
      <div className="min-w-64 flex-1 text-[0.85rem] leading-snug text-ink-soft">
        <DraftLine
          text="What you enter, the file included, is kept as a draft in this browser until you send or clear it."
          busy={busy}
          onClear={onClear}
        />
        <p className="note mt-2">Drg. no. given on receipt · Rev. {currentRevision.mark}</p>
      </div>
      <div className="flex gap-3 max-sm:w-full">
        {busy && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" primary busy={busy} className="max-sm:grow">
          {busy ? 'Sending…' : 'Send application'}
        </Button>
      </div>
    </footer>
  );
}
