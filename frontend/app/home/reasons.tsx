import { useId, useRef, useState } from 'react';
import { reasons, reasonsHead } from './words.ts';
import { useAutoplay } from '../ui/carousel/use-autoplay.ts';
import { useHydrated } from '../ui/pictures/media.ts';
import './reasons.css';

const EVERY_MS = 4000;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Six reasons: all of them without script; with script one after the other, until a visitor stops them. */
export function Reasons() {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const alive = useHydrated();
  const [current, setCurrent] = useState(0);
  const { playing, toggle } = useAutoplay(root, EVERY_MS, alive, () => setCurrent((at) => (at + 1) % reasons.length));
  return (
    <section
      ref={root}
      aria-labelledby="reasons-title"
      className="bay gutter grid gap-x-10 gap-y-8 border-t border-line bg-paper lg:grid-cols-12"
    >
      <header className="lg:col-span-4">
        <p className="note mb-5 text-signal">{reasonsHead.note}</p>
        <h2 id="reasons-title">{reasonsHead.title}</h2>
        <p className="scripted-only mt-8">
          <button
            type="button"
            className={`carousel-button carousel-toggle note ${alive ? '' : 'invisible'}`}
            onClick={toggle}
          >
            {playing ? 'Pause' : 'Play'}
          </button>
        </p>
      </header>
      <ol className={`reasons lg:col-span-8 ${alive ? '' : 'waiting'}`}>
        {reasons.map(({ title, text }, index) => (
          <li key={title} className={`reason ${index === current ? 'open' : ''}`}>
            <h3 className="reason-title">
              <button
                type="button"
                aria-expanded={index === current}
                aria-controls={`${id}${index}`}
                onClick={() => setCurrent(index)}
              >
                <span className="note">{twoDigits(index + 1)}</span>
                <span>{title}</span>
              </button>
            </h3>
            <div id={`${id}${index}`} className="reason-text">
              <span className="note" aria-hidden="true">
                {`${twoDigits(index + 1)} / ${twoDigits(reasons.length)}`}
              </span>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
