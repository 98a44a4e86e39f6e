import type { ReactNode } from 'react';
import { formWords } from '../words.ts';

/** What a receipt says of what was sent: each term beside its fact where there is width. */
export const ReceiptFacts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">{children}</dl>
);

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="note pt-0.5 text-ink-soft">{term}</dt>
    {/* Server and browser may name the time zone differently; the served text stays. */}
    <dd className="min-w-0 font-semibold break-words" suppressHydrationWarning>
      {children}
    </dd>
  </div>
);

/** `office`: the address that hears of a mistyped one. */
type MailFactProps = { address: ReactNode; reference: string; office: string };

/** Where answers go, so that a mistyped address is seen, and the way to say so. */
export const MailFact = ({ address, reference, office }: MailFactProps) => (
  <Fact term={formWords.mailTo}>
    {address}{' '}
    <a
      className="underlined font-normal print:hidden"
      href={`mailto:${office}?subject=${reference}${encodeURIComponent(formWords.wrongSubject)}`}
    >
      {formWords.wrongAddress}
    </a>
  </Fact>
);

/** When it was sent, by when it is answered, and who reads it. `within` is said where the date is not known. */
type AnswerFactsProps = { sent?: ReactNode; by?: ReactNode; within: string; reader: Reader };

/** One of those whom `answering` names. */
export type Reader = { term: string; who: string };

export const AnswerFacts = ({ sent, by, within, reader }: AnswerFactsProps) => (
  <>
    {sent !== undefined && <Fact term={formWords.sentAt}>{sent}</Fact>}
    {by === undefined ? <Fact term={formWords.within}>{within}</Fact> : <Fact term={formWords.answerBy}>{by}</Fact>}
    <Fact term={reader.term}>{reader.who}</Fact>
  </>
);
