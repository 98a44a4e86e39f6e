import { Choice } from './template.tsx';

/** What the page behind a link of a mail says of its application: labels, and the values that the API fills in. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="mt-6 grid grid-cols-[max-content_1fr] items-baseline gap-x-6 gap-y-1">
    {facts.map(([label, text]) => (
      <div key={label} className="contents">
        <dt className="note text-ink-soft">{label}</dt>
        <dd className="font-semibold break-words">{text}</dd>
      </div>
    ))}
  </dl>
);

interface EndingProps {
  /** By the states of a link that the API gives. */
  endings: Readonly<Record<string, { title: string; text: string }>>;
  /** The address to write to instead. */
  mail: string;
}

/** Says why a link is of no use any more. */
export const Ending = ({ endings, mail }: EndingProps) => {
  const wordsOf = (part: 'title' | 'text') =>
    Object.fromEntries(Object.entries(endings).map(([state, words]) => [state, words[part]]));
  return (
    <>
      <h1>
        <Choice of="is" words={wordsOf('title')} />
      </h1>
      <p className="lead mt-6">
        <Choice of="is" words={wordsOf('text')} />
      </p>
      <p className="mt-6">
        <a className="underlined" href={`mailto:${mail}`}>
          {mail}
        </a>
      </p>
    </>
  );
};
