import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { dayText, momentText } from '../forms/answers/moments.ts';
import { Fact, MailFact, ReceiptFacts } from '../forms/answers/receipt-facts.tsx';
import { formWords } from '../forms/words.ts';
import NotFound from '../not-found/page.tsx';
import { metaForNotFound, metaUnlisted } from '../seo.ts';
import { Choice, If } from '../served/template.tsx';
import { Served } from '../served/served.tsx';
import { value } from '../served/value.ts';
import { PageLink } from '../ui/page-link.tsx';
import { type ReceivedForm, receivedForms, receiptPage } from './words.ts';

/** What the API takes for a number. To anything else it answers with the page for unknown addresses, which has to stay when the app begins. */
const number = /^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const isMissing = (reference = '') => !import.meta.env.SSR && !number.test(reference);

type Address = { params: { reference?: string | undefined } };

export const meta = ({ params }: Address) =>
  isMissing(params.reference) ? metaForNotFound() : metaUnlisted(receiptPage);

/** Where a form leads that was sent without script. The API fills the values; the app reads the same in the address. */
export default function Received() {
  const { reference = '' } = useParams();
  const [parameters] = useSearchParams();
  if (isMissing(reference)) return <NotFound />;
  const values = import.meta.env.SSR ? template : valuesIn(reference, parameters);
  return (
    <section className="gutter graph-paper py-10 lg:py-16">
      <p className="note mb-5 text-signal">{receiptPage.label}</p>
      <h1>{receiptPage.title}</h1>
      <div className="title-block mt-8 max-w-[46rem] border-l-[6px] border-l-good px-5 py-5">
        <p className="font-display text-lg leading-snug font-semibold">{values.thanks}</p>
        <p className="note mt-3 text-ink-soft">{formWords.reference}</p>
        <p className="font-mono text-2xl leading-tight font-semibold tracking-tight" data-testid="reference">
          {values.reference}
        </p>
        <div className="figure-line mt-3" />
        {values.facts}
        <h2 className="mt-6 !text-xl">{formWords.next}</h2>
        <ol className="mt-2 list-decimal space-y-1 pl-5 text-[0.95rem] leading-snug text-ink-soft">
          <li>{receiptPage.note}</li>
          {values.next}
        </ol>
        <p className="mt-5 print:hidden">
          <PageLink to="/" className="button">
            {receiptPage.back}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

/** `file`, `sent` and `by` are facts, where they are known. */
type SentFactsProps = { form: ReceivedForm; reference: string; file: ReactNode; sent: ReactNode; by: ReactNode };

/** What was sent, without anything of the person: neither the address of the page nor the page itself has it. */
const SentFacts = ({ form, form: { answer }, reference, file, sent, by }: SentFactsProps) => (
  <>
    <h2 className="mt-5 !text-xl">{formWords.whatYouSent}</h2>
    <ReceiptFacts>
      <Fact term={formWords.what}>
        <What form={form} />
      </Fact>
      {answer && <MailFact address={formWords.addressOfForm} reference={reference} office={answer.office} />}
      {file}
      {sent}
      {answer && (
        <>
          {by}
          <Fact term={answer.reader.term}>{answer.reader.who}</Fact>
        </>
      )}
    </ReceiptFacts>
  </>
);

/** The address names the post of an application by its slug, whose title the API alone knows. */
const What = ({ form: { sent, hasPosition } }: { form: ReceivedForm }) =>
  hasPosition ? <Served meanwhile={sent}>{import.meta.env.SSR && `${sent}${positionOf}`}</Served> : sent;
const positionOf = `{{#if position}} ${receiptPage.position} ${value('position')}{{/if}}`;

const Next = ({ form: { next } }: { form: ReceivedForm }) => next.map((text) => <li key={text}>{text}</li>);

const Sent = ({ at }: { at: string }) => <Fact term={formWords.sentAt}>{at}</Fact>;
const SentFile = ({ came }: { came: boolean }) => (
  <Fact term={receiptPage.file}>{came ? receiptPage.withFile : receiptPage.withoutFile}</Fact>
);
const AnswerBy = ({ day }: { day: string }) => <Fact term={formWords.answerBy}>{day}</Fact>;
const Within = ({ form: { answer } }: { form: ReceivedForm }) =>
  answer && <Fact term={formWords.within}>{answer.within}</Fact>;

const TemplateFacts = ({ form }: { form: ReceivedForm }) => (
  <SentFacts
    form={form}
    reference={value('reference')}
    file={
      form.hasPosition && (
        <If the="withFile" otherwise={<If the="withoutFile">{<SentFile came={false} />}</If>}>
          <SentFile came />
        </If>
      )
    }
    sent={
      <If the="received">
        <Sent at={value('received')} />
      </If>
    }
    by={
      <If the="answered" otherwise={<Within form={form} />}>
        <AnswerBy day={value('answered')} />
      </If>
    }
  />
);

const template = {
  reference: `{{#if reference}}{{reference}}{{else}}${receiptPage.noNumber}{{/if}}`,
  // One text: React compares it with that of the app.
  thanks: Object.entries(receivedForms)
    .map(([name, { thanks }]) => `{{#if form.${name}}}${thanks}{{/if}}`)
    .join(''),
  facts: (
    <Choice
      of="form"
      words={forEachForm((form) => (
        <TemplateFacts form={form} />
      ))}
    />
  ),
  next: (
    <Choice
      of="form"
      words={forEachForm((form) => (
        <Next form={form} />
      ))}
    />
  ),
};

function forEachForm(make: (form: ReceivedForm) => ReactNode) {
  return Object.fromEntries(Object.entries(receivedForms).map(([name, form]) => [name, make(form)]));
}

/** In seconds since 1970, as the API takes it. */
const momentIn = (text: string | null) => (/^[1-3]\d{9}$/.test(text ?? '') ? Number(text) * 1000 : null);

/** What the API fills in, read by the app in the same address. */
function valuesIn(reference: string, parameters: URLSearchParams) {
  const received = momentIn(parameters.get('at'));
  const answered = momentIn(parameters.get('by'));
  const form = receivedForms[parameters.get('form') ?? ''];
  const file = form?.hasPosition ? parameters.get('file') : null;
  return {
    reference,
    thanks: form?.thanks ?? '',
    facts: form && (
      <SentFacts
        form={form}
        reference={reference}
        file={(file === '1' || file === '0') && <SentFile came={file === '1'} />}
        sent={received !== null && <Sent at={momentText(received)} />}
        by={answered === null ? <Within form={form} /> : <AnswerBy day={dayText(answered)} />}
      />
    ),
    next: form && <Next form={form} />,
  };
}
