import { answers } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { answering } from '../../content/team.ts';
import { dayText, momentText } from '../../forms/answers/moments.ts';
import type { KeptReceipt, SentFile } from '../../forms/answers/receipts.ts';
import { formWords } from '../../forms/words.ts';
import { readableSize } from '../../ui/fields/file-words.ts';
import { applicationWords } from '../form-words.ts';

const words = applicationWords.sent;

/** What was sent, so that a slip is seen: the position, the address, the file, when it was, and who answers by when. */
export function SentFacts({ sent: { title, email, file, at, answerBy, reference } }: { sent: KeptReceipt }) {
  return (
    <section aria-labelledby="sent-facts">
      <h3 id="sent-facts" className="mt-8">
        {words.title}
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {title && <Fact term={words.position}>{title}</Fact>}
        {email && (
          <Fact term={words.email}>
            <span translate="no">{email}</span>{' '}
            <a className="underlined font-normal print:hidden" href={wrongAddress(reference)}>
              {words.wrong}
            </a>
          </Fact>
        )}
        {file !== undefined && <Fact term={words.file}>{file ? fileText(file) : words.noFile}</Fact>}
        {at !== undefined && <Fact term={formWords.sentAt}>{momentText(at)}</Fact>}
        {answerBy === undefined ? (
          <Fact term={words.within}>{answers.application.time}</Fact>
        ) : (
          <Fact term={formWords.answerBy}>{dayText(Date.parse(answerBy))}</Fact>
        )}
        <Fact term={formWords.whoAnswers}>{answering}</Fact>
      </dl>
    </section>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="note pt-0.5 text-ink-soft">{term}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
);

const fileText = ({ name, size, pages }: SentFile) =>
  [name, readableSize(size), ...(pages === null ? [] : [words.pages(pages)])].join(' · ');

const wrongAddress = (reference: string) =>
  `mailto:${company.careersEmail}?subject=${encodeURIComponent(words.wrongSubject(reference))}`;
