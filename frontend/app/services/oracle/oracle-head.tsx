import { OracleScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { head } from './words.ts';

/** The title over the whole width, and beside the drawing the two times that it is about. */
export function OracleHead() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6">
      <BannerTrail path="/oracle" />
      <BannerTitle path="/oracle" className="mt-8" />
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-flow-dense lg:grid-cols-12">
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-2">
          <BannerLead path="/oracle" />
          <dl className="mt-8 grid border-2 border-ink bg-raised max-lg:grid-cols-2 max-lg:divide-x lg:divide-y lg:mt-12">
            {head.times.map(({ term, text, note }) => (
              <div key={term} className="border-line px-4 py-4 lg:px-6">
                <dt className="note text-ink-soft">{term}</dt>
                <dd>
                  <span className="block font-display text-4xl leading-tight font-bold lg:text-6xl">{text}</span>
                  <span className="note">{note}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-ink-soft">{head.change}</p>
        </div>
        <figure className="lg:col-span-8">
          <div className="max-md:-mx-6">
            <OracleScene />
          </div>
          <figcaption className="note mt-3 text-ink-soft">{head.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
