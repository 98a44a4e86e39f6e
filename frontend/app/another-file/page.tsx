import { metaUnlisted } from '../seo.ts';
import { Served } from '../served/served.tsx';
import { Choice, If } from '../served/template.tsx';
import { value } from '../served/value.ts';
import { AnotherFileForm } from './another-file-form.tsx';
import { SendServedForm } from './send-served-form.tsx';
import { anotherFile } from './words.ts';

export const meta = () => metaUnlisted(anotherFile);

const words = anotherFile;

/** Where the link of a mail leads that asks for another file. The API fills it. */
export default function AnotherFile() {
  return (
    <section className="gutter graph-paper py-10 lg:py-16">
      <p className="note mb-5 text-signal">{words.label}</p>
      <Served className="max-w-[46rem]">
        {import.meta.env.SSR && (
          <If the="is.open" otherwise={<Ending />}>
            <h1>{words.title}</h1>
            <p className="lead mt-6">{words.lead}</p>
            <p className="prose mt-3">
              <Choice of="reason" words={words.reasons} />
            </p>
            <Facts />
            <AnotherFileForm />
          </If>
        )}
      </Served>
      <SendServedForm />
    </section>
  );
}

const facts = [
  [words.position, value('position')],
  [words.reference, value('reference')],
  [words.until, value('until')],
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
