import { currentRevision } from '../../content/company.ts';
import { formWords } from '../words.ts';
import type { SentForm } from '../sending/outcome.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnShow } from '../../ui/fields/focus-on-show.ts';

type EnquiryReceiptProps = { sent: SentForm; fresh: boolean; next: readonly string[]; onClose: () => void };

/** The receipt in the form's place: the message, its number, and the next steps. It stays until it is closed. */
export function EnquiryReceipt({ sent: { message, reference }, fresh, next, onClose }: EnquiryReceiptProps) {
  return (
    <div
      data-receipt
      tabIndex={-1}
      ref={fresh ? focusOnShow : null}
      className="border-l-[6px] border-l-good px-4 py-5 outline-none"
    >
      <p role={fresh ? 'alert' : undefined} className="font-display text-lg leading-snug font-semibold">
        {message}
      </p>
      <p className="note mt-3 text-ink-soft">{formWords.reference}</p>
      <p
        className="font-mono text-2xl leading-tight font-semibold tracking-tight"
        data-testid="reference"
        translate="no"
      >
        {reference}
      </p>
      <div className="figure-line mt-3" />
      <h3 className="mt-4">{formWords.next}</h3>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-[0.95rem] leading-snug text-ink-soft">
        {next.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={onClose}>{formWords.close}</Button>
        <Button onClick={() => window.print()}>{formWords.print}</Button>
      </p>
      <p className="note mt-5 text-ink-soft">
        {formWords.drawingNumber} {reference} · {formWords.revision} {currentRevision.mark}
      </p>
    </div>
  );
}
