import { CornerScene } from '@frontdoor/drawings';
import { BannerButton } from '../banners/banner-words.tsx';
import { banners, sheetLine } from '../banners/banners.ts';
import { workplace, careerOffice, positionsWords } from './words.ts';

const { title, description, para } = banners['/career'];

export function CareerHero() {
  return (
    <section className="gutter graph-paper border-b border-line pt-10 pb-6 lg:pt-18">
      <p className="note mb-5 text-signal">{sheetLine('/career')}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h1 className="lg:col-span-8">{title}</h1>
        <div className="lg:col-span-4 lg:self-end">
          <p className="lead">{description}</p>
          {para && <p className="mt-3 text-ink-soft">{para}</p>}
          <BannerButton path="/career" />
        </div>
      </div>
      <figure className="mt-8 overflow-x-clip lg:-mt-10 lg:overflow-visible">
        <div className="mx-auto lg:w-9/12">
          <CornerScene parts={{ A: { href: '#open-positions', name: positionsWords.title } }} />
        </div>
        <figcaption className="note mt-2 text-ink-soft">{careerOffice.caption}</figcaption>
      </figure>
      <dl className="mt-8 mb-4 grid border border-line bg-paper md:grid-cols-3">
        {workplace.map(({ term, text }) => (
          <div
            key={term}
            className="border-line px-4 py-3 not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
          >
            <dt className="note text-ink-soft">{term}</dt>
            <dd className="text-[0.97rem] leading-snug font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
