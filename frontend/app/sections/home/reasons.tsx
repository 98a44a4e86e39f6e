import { useRef, useState } from 'react';
import { reasons } from '../../content/home.ts';
import { reasonsHead } from '../../content/home-sections.ts';
import { useAutoplay } from '../../ui/carousel/use-autoplay.ts';
import { useHydrated } from '../../ui/media.ts';

const EVERY_MS = 4000;

/** Six reasons: all of them before and without script; one after the other, with script, until somebody holds them. */
export function Reasons() {
  const root = useRef<HTMLElement>(null);
  const alive = useHydrated();
  const [current, setCurrent] = useState(0);
  const { playing, toggle } = useAutoplay(root, EVERY_MS, alive, () => setCurrent((at) => (at + 1) % reasons.length));
  return (
    <section
      ref={root}
      aria-labelledby="reasons-title"
      className="gutter grid gap-x-10 gap-y-8 border-t border-line bg-paper py-16 lg:grid-cols-12 lg:py-28"
    >
      <header className="lg:col-span-4">
        <p className="note mb-5 text-signal">{reasonsHead.note}</p>
        <h2 id="reasons-title">{reasonsHead.title}</h2>
        <p className="scripted-only mt-8 min-h-11">
          {alive && (
            <button type="button" className="carousel-button note" onClick={toggle}>
              {playing ? 'Pause' : 'Play'}
            </button>
          )}
        </p>
      </header>
      <ol className="border-t border-ink lg:col-span-8">
        {reasons.map(({ title, text }, index) => {
          const open = !alive || index === current;
          return (
            <li key={title} className="border-b border-line">
              <h3>
                <button
                  type="button"
                  className="grid w-full grid-cols-[3rem_minmax(0,1fr)] items-baseline py-4 text-left"
                  aria-expanded={alive ? open : undefined}
                  onClick={() => setCurrent(index)}
                >
                  <span className={`note ${open && alive ? 'text-signal' : 'text-ink-soft'}`}>
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  <span>{title}</span>
                </button>
              </h3>
              <div className={`reason ${open ? 'open' : ''}`}>
                <p className="overflow-hidden pl-12 text-ink-soft">
                  <span className="block max-w-[34em] pb-5">{text}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
