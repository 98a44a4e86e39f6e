import { why } from './words.ts';

/** What clients said, each sentence set a little further in than the one before. */
export function Why() {
  return (
    <section aria-labelledby="why" className="gutter graph-paper border-t border-line py-16 lg:py-28">
      <h2 id="why">{why.title}</h2>
      <p className="lead mt-4">{why.lead}</p>
      <ul className="mt-10 flex flex-col">
        {why.answers.map(({ said, who }, index) => (
          <li key={said} className={`border-l-2 border-line py-4 pl-5 hover:border-signal ${steps[index] ?? ''}`}>
            <blockquote>
              <p className="font-display text-2xl leading-snug font-semibold tracking-tight">“{said}”</p>
              <footer className="note mt-1 text-ink-soft">{who}</footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = ['', 'lg:ml-[8.33%]', 'lg:ml-[16.66%]', 'lg:ml-[25%]', 'lg:ml-[33.33%]'];
