import { TwiceScene, VisitScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { ContactCall } from '../sections/contact-call.tsx';
import { metaFor } from '../seo.ts';
import { Figure } from '../ui/pictures/figure.tsx';
import { InBrief } from './in-brief.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';
import { call, figure, purpose, wrong } from './words.ts';

export const meta = () => metaFor('/about');

/** The company: a long table at the head, figures on dimension lines, two sentences in the dark, a comparison, and three reasons against. */
export default function About() {
  return (
    <>
      <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6 lg:pt-14">
        <div className="mb-8 empty:hidden">
          <BannerTrail path="/about" />
        </div>
        <BannerTitle path="/about" className="max-w-[46rem]" />
        <BannerLead path="/about" className="mt-6 max-w-[26rem]" />
        <figure className="max-lg:mt-8">
          <div className="max-md:-mx-8 lg:-mt-28 lg:ml-auto lg:w-10/12">
            <TwiceScene />
          </div>
          <figcaption className="note mt-3 flex flex-wrap justify-between gap-x-6 text-ink-soft">
            <span className="max-md:hidden">{figure.caption}</span>
            <span className="md:hidden">{figure.short}</span>
          </figcaption>
        </figure>
      </section>
      <InBrief />
      <section className="gutter grid gap-x-14 gap-y-10 bg-ink py-14 text-paper lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-7">
          <h2 className="note text-paper">{purpose.vision.title}</h2>
          <p className="mt-4 font-display text-2xl leading-tight font-semibold lg:text-4xl">{purpose.vision.text}</p>
        </div>
        <div className="border-current lg:col-span-5 lg:border-l lg:pl-10">
          <h2 className="note text-paper">{purpose.mission.title}</h2>
          <p className="mt-4 text-lg">{purpose.mission.text}</p>
        </div>
      </section>
      <WhyChooseUs />
      <section
        className="gutter grid gap-x-14 gap-y-6 py-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-20"
        aria-labelledby="wrong"
      >
        <h2 id="wrong" className="lg:col-span-7">
          {wrong.title}
        </h2>
        <ul className="border-t border-ink lg:col-span-7">
          {wrong.cases.map((text) => (
            <li key={text} className="border-b border-line py-4 leading-snug">
              {text}
            </li>
          ))}
        </ul>
        <Figure
          caption={wrong.figure}
          className="max-lg:mt-6 max-lg:max-w-sm lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1"
        >
          <VisitScene />
        </Figure>
      </section>
      <ContactCall {...call} />
    </>
  );
}
