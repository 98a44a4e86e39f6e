import { BrowserFrame } from '../art/frames.tsx';
import { SketchedPage } from '../art/sketches.tsx';
import { projectWords } from './words.ts';
import { showcases } from '../content/projects.ts';
import { Facts } from '../ui/facts.tsx';

/** Three projects at length, the drawing now at the left, now at the right; on a phone cards of one row. */
export function Showcases() {
  return (
    <section className="showcases beside">
      {showcases.map(({ year, title, text, sketch, url, facts }, index) => (
        <article key={title} className="grid border-t border-line bg-paper lg:grid-cols-12">
          <figure
            className={`bg-side px-4 py-10 lg:col-span-7 lg:px-10 lg:py-16 ${index % 2 ? 'lg:order-2 lg:border-l' : 'lg:border-r'} border-line`}
          >
            <BrowserFrame>
              <SketchedPage sketch={sketch} />
            </BrowserFrame>
          </figure>
          <div className="gutter py-12 lg:col-span-5 lg:self-center lg:py-16">
            <p className="note mb-5 text-signal">
              {projectWords.built} — {year}
            </p>
            <h2>{title}</h2>
            <p className="prose mt-5 text-ink-soft">{text}</p>
            <Facts facts={facts} className="my-7" />
            <a href={url} target="_blank" rel="noreferrer" className="underlined">
              {projectWords.visit}
              <span className="sr-only">
                , {title}, {projectWords.newTab}
              </span>
            </a>
          </div>
        </article>
      ))}
    </section>
  );
}
