import { Wordmark } from '@frontdoor/drawings';
import { sentBy as whomSent } from './by-age.ts';
import { sentBy } from './words.ts';

/** The recommendations of a client and those that followed from them, as a tree. */
function Branch({ from }: { from: string }) {
  const sent = whomSent(from);
  if (sent.length === 0) return null;
  return (
    <ul className="ml-[13px] border-l-2 border-signal">
      {sent.map(({ name, mark, systems }) => (
        <li key={name} className="pt-4 pl-0 last:-mb-0">
          <div className="flex items-center gap-3 before:w-5 before:flex-none before:border-t-2 before:border-signal before:content-['']">
            <Wordmark name={name} mark={mark} className="text-base! sm:whitespace-nowrap" />
            <span className="note text-ink-soft">{systems[0]}</span>
          </div>
          <div className="pl-8 max-sm:pl-2">
            <Branch from={name} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Three clients who came by themselves, each with the tree of its recommendations. */
export function SentBy() {
  return (
    <section
      aria-labelledby="sent"
      className="gutter graph-paper grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 border-t border-line py-16 lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="sent">{sentBy.title}</h2>
        <p className="prose mt-5 text-ink-soft">{sentBy.text}</p>
        <p className="note mt-8 text-signal">{sentBy.roots}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-8 lg:grid-cols-[4fr_3fr]">
        {whomSent().map(({ name, mark, systems }) => (
          <li key={name} className="first:sm:row-span-2">
            <div className="flex flex-wrap items-center gap-x-3">
              <Wordmark name={name} mark={mark} className="text-xl!" />
              <span className="note text-ink-soft">{systems[0]}</span>
            </div>
            <Branch from={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
