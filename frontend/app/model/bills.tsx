import { example } from './words.ts';

/** The worked example: three bills to one scale. */
export function Bills() {
  return (
    <section aria-labelledby="example" className="gutter border-t border-line bg-paper py-14 lg:py-24">
      <p className="note mb-4 text-signal">{example.note}</p>
      <h2 id="example">{example.title}</h2>
      <p className="lead mt-5">{example.lead}</p>
      <ul className="mt-10 flex flex-col gap-8">
        {example.bars.map(({ name, sum, parts, width }, index) => (
          <li key={name} className="grid gap-x-10 gap-y-2 lg:grid-cols-12">
            <h3 className="lg:col-span-3">{name}</h3>
            <div className="lg:col-span-9">
              <div className={`flex min-h-12 items-center border border-ink px-4 ${width} ${shades[index] ?? ''}`}>
                <span className="font-display text-lg font-semibold whitespace-nowrap">{sum}</span>
              </div>
              <p className="mt-2 text-[0.95rem] leading-snug text-ink-soft">{parts}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="prose mt-10 border-l-[3px] border-signal pl-5">{example.remark}</p>
    </section>
  );
}

const shades = ['bg-side', 'bg-signal-pale', 'bg-raised'];
