import { useState } from 'react';
import { applicationWords } from '../form-words.ts';
import { company } from '../../content/company.ts';
import { applicationNext, formWords } from '../../forms/words.ts';
import { forgetPersonIn, withoutPerson } from '../../forms/answers/receipts.ts';
import { tabStore } from '../../forms/draft/draft.ts';
import type { Receipt as Received } from '../../forms/submission/submission.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnShow } from '../../ui/fields/focus-on-show.ts';
import { PersonLine } from './person-line.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SentFacts } from './sent-facts.tsx';

type ReceiptProps = Received & { onAnother: () => void };

/** The drawing has its number now. It stays with its post, also after a reload; the ways on stand in a phone's first screen. */
export function Receipt({ sent, fresh, onAnother }: ReceiptProps) {
  const { message, reference, title } = sent;
  const [isAnonymous, setAnonymous] = useState(false);
  const forget = () => {
    forgetReceiptsOfTab();
    setAnonymous(true);
  };
  return (
    <section
      data-receipt
      className="title-block scroll-mt-4 outline-none"
      tabIndex={-1}
      ref={fresh ? focusOnShow : null}
    >
      <div role={fresh ? 'alert' : undefined} className="border-b-2 border-ink px-5 py-6 sm:px-8">
        <p className="note text-good">
          {applicationWords.received}
          {title && ` · ${title}`}
        </p>
        <h2 className="mt-2">{message}</h2>
      </div>
      <div className="px-5 py-8 sm:px-8">
        <p className="note text-ink-soft">{formWords.reference}</p>
        <p
          className="mt-1 font-mono text-[clamp(1.5rem,6vw,2.5rem)] leading-tight font-semibold tracking-tight"
          data-testid="reference"
          translate="no"
        >
          {reference}
        </p>
        <p className="mt-5 flex flex-wrap gap-3 print:hidden">
          <Button primary onClick={onAnother}>
            {applicationWords.another}
          </Button>
          <PageLink to="/career" className="button">
            {applicationWords.positions}
          </PageLink>
        </p>
        <div className="figure-line mt-6" />
        <SentFacts sent={isAnonymous ? withoutPerson(sent) : sent} />
        <h3 className="mt-8">{formWords.next}</h3>
        <ol className="prose mt-3 list-decimal space-y-2 pl-6 text-ink-soft">
          {applicationNext.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="mt-4 text-ink-soft">
          {applicationWords.questions}{' '}
          <a
            className="underlined text-ink"
            href={`mailto:${company.careersEmail}?subject=${encodeURIComponent(reference)}`}
          >
            {company.careersEmail}
          </a>
        </p>
        <p className="mt-8 print:hidden">
          <Button onClick={() => window.print()}>{formWords.print}</Button>
        </p>
        <PersonLine onForget={forget} />
      </div>
    </section>
  );
}

function forgetReceiptsOfTab() {
  try {
    forgetPersonIn(tabStore, Object.keys(sessionStorage));
  } catch {
    // Nothing was kept.
  }
}
