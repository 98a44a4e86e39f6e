import { answers } from '@frontdoor/contract';
import { company } from '../../content/company.ts';
import { answering } from '../../content/people.ts';
import { dayOf, momentOf } from '../answers/moments.ts';
import { AnswerFacts, Fact, MailFact, ReceiptFacts } from '../answers/receipt-facts.tsx';
import type { KeptReceipt } from '../answers/receipts.ts';
import { formWords } from '../words.ts';
import type { EnquiryKind } from './enquiry-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnShow } from '../../ui/fields/focus-on-show.ts';
import { MailAddress } from '../../ui/mail-address.tsx';

type EnquiryReceiptProps = { sent: KeptReceipt; fresh: boolean; kind: EnquiryKind; onClose: () => void };

/** The receipt in the form's place: the message, its number, what was sent, and the next steps. It stays until it is closed. */
export function EnquiryReceipt({ sent, fresh, kind, onClose }: EnquiryReceiptProps) {
  const { message, reference } = sent;
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
      <SentFacts sent={sent} kind={kind} />
      <h3 className="mt-6">{formWords.next}</h3>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-[0.95rem] leading-snug text-ink-soft">
        {kind.next.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={onClose}>{formWords.close}</Button>
        <Button onClick={() => window.print()}>{formWords.print}</Button>
      </p>
    </div>
  );
}

const SentFacts = ({ sent, kind }: { sent: KeptReceipt; kind: EnquiryKind }) => (
  <section className="text-[0.95rem] leading-snug">
    <h3 className="mt-4">{formWords.whatYouSent}</h3>
    <ReceiptFacts>
      <Fact term={formWords.what}>{kind.sent}</Fact>
      {sent.email && (
        <MailFact
          address={
            <span translate="no">
              <MailAddress address={sent.email} />
            </span>
          }
          reference={sent.reference}
          office={company.email}
        />
      )}
      {sent.texts?.map(({ label, text }) => (
        <Fact key={label} term={label}>
          <span className="line-clamp-3 whitespace-pre-line print:line-clamp-none">{text}</span>
        </Fact>
      ))}
      <AnswerFacts
        sent={momentOf(sent.at)}
        by={dayOf(sent.answerBy)}
        within={answers[kind.receiptName].time}
        reader={answering.clients}
      />
    </ReceiptFacts>
  </section>
);
