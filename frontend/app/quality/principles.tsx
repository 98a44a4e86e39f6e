import { principles } from './words.ts';

/** Each principle with a question for the supplier beside it, as marks in the margin. */
export function Principles() {
  return (
    <section aria-labelledby="principles" className="border-t border-line bg-paper lg:grid lg:grid-cols-12">
      <header className="gutter pt-14 lg:col-span-4 lg:border-r lg:border-line lg:py-24">
        <div className="lg:sticky lg:top-24">
          <h2 id="principles">{principles.title}</h2>
          <p className="lead mt-5">{principles.lead}</p>
        </div>
      </header>
      <ol className="gutter py-8 lg:col-span-8 lg:py-20">
        {principles.list.map(({ name, text, ask }, index) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-3 border-b border-line py-7 last:border-0 md:grid-cols-[2.5rem_minmax(0,1fr)_13rem]"
          >
            <span className="note pt-1 text-ink-soft">{index + 1}</span>
            <div>
              <h3>{name}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
            <p className="border-signal pl-4 text-[0.95rem] leading-snug max-md:border-l-2 md:border-l-2">
              <span className="note block text-signal">{principles.ask}</span>
              {ask}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
