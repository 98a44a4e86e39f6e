import { LevelScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { frame, levelCaption } from './words.ts';

/** The head of the page: the level comes first, the words beside its low end, and one picture's time is the ruler below. */
export function Hero() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-10">
      <BannerTrail path="/game" />
      <BannerTitle path="/game" className="mt-6 lg:mt-10" />
      <div className="mt-6 grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <BannerLead path="/game" className="lg:z-1 lg:col-span-3 lg:col-start-1 lg:row-start-1" />
        <figure className="min-w-0 lg:col-span-9 lg:col-start-4 lg:row-start-1 lg:-mt-4">
          <div className="max-md:-mx-4">
            <LevelScene />
          </div>
          <figcaption className="note mt-3 text-ink-soft">{levelCaption}</figcaption>
        </figure>
      </div>
      <div className="mt-10 grid items-baseline gap-x-10 gap-y-2 lg:grid-cols-12">
        <h2 className="text-2xl lg:col-span-4">{frame.title}</h2>
        <p className="text-ink-soft lg:col-span-8">{frame.text}</p>
      </div>
      <div
        aria-hidden="true"
        className="mt-6 grid h-4 grid-cols-[5fr_32fr_28fr_20fr_64fr_18fr] gap-px border border-ink bg-ink"
      >
        {frame.shares.map(({ name }) => (
          <span key={name} className="bg-deep first:bg-signal last:bg-paper" />
        ))}
      </div>
      <dl className="grid grid-cols-3 overflow-hidden border border-t-0 border-ink bg-raised md:grid-cols-6">
        {frame.shares.map(({ name, time }) => (
          <div key={name} className="-mt-px -ml-px border-t border-l border-line px-3 py-3">
            <dt className="note text-ink-soft">{name}</dt>
            <dd className="font-display font-semibold">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
