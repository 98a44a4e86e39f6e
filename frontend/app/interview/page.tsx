import { metaUnlisted } from '../seo.ts';
import { Served } from '../served/served.tsx';
import { Choice, If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { AnswerForm } from './answer-form.tsx';
import { interview as words } from './words.ts';

/** No other site hears of the address. Not `no-referrer`: browsers send the form then as if it came from nowhere, and it is refused. */
export const meta = () => [...metaUnlisted(words), { name: 'referrer', content: 'same-origin' }];

/** Where the link of an invitation leads. The API fills it. */
export default function Interview() {
  return (
    <section className="gutter graph-paper py-10 lg:py-16">
      <p className="note mb-5 text-signal">{words.label}</p>
      <Served className="max-w-[46rem]">
        {import.meta.env.SSR && (
          <If the="is.open" otherwise={<Ending />}>
            <h1>{words.title}</h1>
            <If the="isAnswered" otherwise={<p className="lead mt-6">{words.lead}</p>}>
              <p className="lead mt-6" role="status">
                <Choice of="answered" words={words.answered} />
              </p>
            </If>
            <Facts />
            <p className="prose mt-3">{words.place}</p>
            <AnswerForm />
          </If>
        )}
      </Served>
    </section>
  );
}

const facts = [
  [words.when, value('when')],
  [words.position, value('position')],
  [words.reference, value('reference')],
] as const;

const Facts = () => (
  <dl className="mt-6 grid gap-x-6 items-baseline gap-y-1 sm:grid-cols-[max-content_1fr]">
    {facts.map(([label, text]) => (
      <div key={label} className="contents">
        <dt className="note text-ink-soft">{label}</dt>
        <dd className="mb-2 font-semibold break-words sm:mb-0">{text}</dd>
      </div>
    ))}
  </dl>
);

const titles = Object.entries(words.endings).map(([state, { title }]) => [state, title] as const);
const texts = Object.entries(words.endings).map(([state, { text }]) => [state, text] as const);

const Ending = () => (
  <>
    <h1>
      <Choice of="is" words={Object.fromEntries(titles)} />
    </h1>
    <p className="lead mt-6">
      <Choice of="is" words={Object.fromEntries(texts)} />
    </p>
    <p className="mt-6">
      <a className="underlined" href={`mailto:${words.mail}`}>
        {words.mail}
      </a>
    </p>
  </>
);
