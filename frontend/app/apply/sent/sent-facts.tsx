import { answers } from '@frontdoor/contract';
import { company } from '../../content/company.ts';
import { answering } from '../../content/people.ts';
import { dayOf, momentOf } from '../../forms/answers/moments.ts';
import { AnswerFacts, Fact, MailFact, ReceiptFacts } from '../../forms/answers/receipt-facts.tsx';
import type { KeptReceipt, SentFile } from '../../forms/answers/receipts.ts';
import { formWords } from '../../forms/words.ts';
import { readableSize } from '../../ui/fields/file-words.ts';
import { MailAddress } from '../../ui/mail-address.tsx';
import { applicationWords } from '../form-words.ts';

const words = applicationWords.sent;

/** What was sent, so that a slip is seen: the position, the address, the file, when it was, and who answers by when. */
export const SentFacts = ({ sent: { title, email, file, at, answerBy, reference } }: { sent: KeptReceipt }) => (
  <section aria-labelledby="sent-facts">
    <h3 id="sent-facts" className="mt-8">
      {formWords.whatYouSent}
    </h3>
    <ReceiptFacts>
      {title && <Fact term={words.position}>{title}</Fact>}
      {email && (
        <MailFact
          address={
            <span translate="no">
              <MailAddress address={email} />
            </span>
          }
          reference={reference}
          office={company.careersEmail}
        />
      )}
      {file !== undefined && <Fact term={words.file}>{file ? fileText(file) : words.noFile}</Fact>}
      <AnswerFacts
        sent={momentOf(at)}
        by={dayOf(answerBy)}
        within={answers.application.time}
        reader={answering.applicants}
      />
    </ReceiptFacts>
  </section>
);

/** No line begins with the unit of the number before. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

const fileText = ({ name, size, pages }: SentFile) =>
  [name, unbroken(readableSize(size)), ...(pages === null ? [] : [unbroken(words.pages(pages))])].join(' · ');
