import { moved } from './words.ts';

/** The consequences of one moved lesson, minute by minute. */
export function MovedLesson() {
  return (
    <section className="gutter border-y border-line bg-side py-14 lg:py-20">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        <h2>{moved.title}</h2>
        <p className="text-ink-soft">{moved.text}</p>
      </div>
      <ol className="mt-10 grid gap-y-6 md:grid-cols-4">
        {moved.chain.map(({ time, text }) => (
          <li key={time} className="figure-line pt-4 pr-6">
            <p className="font-mono text-xl font-semibold">{time}</p>
            <p className="mt-2 leading-snug">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
