import { FingerScene } from '@frontdoor/drawings';
import { Figure } from '../../ui/pictures/figure.tsx';
import { overheard } from './words.ts';

/** One person's words during a test, and the changes that followed. */
export function Overheard() {
  return (
    <section aria-labelledby="overheard" className="gutter bg-ink py-14 text-paper lg:py-24">
      <h2 id="overheard" className="max-w-[20em]">
        {overheard.title}
      </h2>
      <p className="prose mt-5">{overheard.text}</p>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[8fr_3fr] lg:items-start">
        <div>
          <p className="note">{overheard.caption}</p>
          <ol className="mt-3 border-b">
            {overheard.lines.map(({ at, said, done }) => (
              <li key={at} className="grid gap-x-8 gap-y-1 border-t py-4 md:grid-cols-[4rem_1fr_1fr] md:items-baseline">
                <span className="note">{at}</span>
                <span className="font-display text-xl leading-snug font-semibold">{said}</span>
                <span className="leading-snug">{done}</span>
              </li>
            ))}
          </ol>
        </div>
        <Figure caption={overheard.figure} className="max-w-sm bg-paper p-4 text-ink">
          <FingerScene />
        </Figure>
      </div>
    </section>
  );
}
