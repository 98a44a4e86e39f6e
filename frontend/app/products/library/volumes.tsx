import { shelf } from './words.ts';

// Books differ in height; the shelf below them does not.
const heights = ['lg:h-72', 'lg:h-80', 'lg:h-68', 'lg:h-76', 'lg:h-80', 'lg:h-70', 'lg:h-74', 'lg:h-66'];

/** The modules as volumes on one shelf: spines on wide screens, a catalogue on narrow ones. */
export function Volumes() {
  return (
    <section className="gutter pt-14 lg:pt-20">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <h2>{shelf.title}</h2>
        <p className="text-ink-soft">{shelf.text}</p>
      </div>
      <ol className="mt-10 grid border-b-12 border-deep sm:grid-cols-2 lg:grid-cols-8 lg:items-end">
        {shelf.volumes.map(({ number, name, text }, index) => (
          <li
            key={name}
            className={`flex flex-col border border-b-0 border-ink bg-raised p-4 lg:-mr-px lg:p-3 ${heights[index]} nth-[3n+2]:bg-side`}
          >
            <span className="note text-signal">{number}</span>
            <h3 className="mt-1 lg:max-xl:text-[1.05rem]!">{name}</h3>
            <p className="mt-2 text-[0.9rem] leading-snug text-ink-soft lg:mt-auto">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
