import { BrowserFrame, SketchedPage } from '@frontdoor/drawings';
import { projectWords } from '../words.ts';
import { showcases } from '../../content/projects.ts';
import { Facts } from '../../ui/facts.tsx';
import { OutboundLink } from '../../ui/outbound-link.tsx';
import { visitWords } from '../../ui/visit-words.ts';

/** Three projects: the first as wide as the sheet, the two others beside each other; on a phone cards of one row. */
export function Showcases() {
  return (
    <section className="showcases beside md:grid md:grid-cols-2">
      {showcases.map(({ year, title, text, sketch, url, facts }) => (
        <article
          key={title}
          className="content-start border-t border-line bg-paper md:first:col-span-2 lg:first:grid lg:first:grid-cols-12 md:last:border-l"
        >
          <figure className="border-line bg-side px-4 py-10 lg:px-10 lg:[:first-child>&]:col-span-7 lg:[:first-child>&]:border-r lg:[:first-child>&]:py-16">
            <BrowserFrame>
              <SketchedPage sketch={sketch} />
            </BrowserFrame>
          </figure>
          <div className="gutter py-12 lg:[:first-child>&]:col-span-5 lg:[:first-child>&]:self-center">
            <p className="note mb-5 text-signal">{`${projectWords.built} — ${year}`}</p>
            <h2>{title}</h2>
            <p className="prose mt-5 text-ink-soft">{text}</p>
            <Facts facts={facts} className="my-7" />
            <OutboundLink href={url} name={title}>
              {visitWords.visit}
            </OutboundLink>
          </div>
        </article>
      ))}
    </section>
  );
}
