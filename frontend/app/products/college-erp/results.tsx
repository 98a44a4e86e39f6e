import { results } from './words.ts';

/** Two lines of days, drawn to one scale: nineteen columns are nineteen days. */
export function Results() {
  const { title, text, before, after } = results;
  return (
    <section className="gutter bg-ink py-14 text-paper lg:py-20">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <h2>{title}</h2>
        <p className="opacity-90">{text}</p>
      </div>
      <div className="mt-10 grid gap-6">
        {[before, after].map(({ name, parts }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ol className="mt-2 grid grid-cols-[repeat(19,minmax(0,1fr))]">
              {parts.map(({ name: part, width }) => (
                <li key={part} className={`note border border-paper px-1 py-2 sm:px-3 ${width} hyphens-auto`}>
                  {part}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
