import { RoomsScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { Consultation } from '../../consultation/consultation.tsx';
import { metaFor } from '../../seo.ts';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { RelatedPages } from '../../sheet/related-pages.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { After } from './after.tsx';
import { Diary } from './diary.tsx';
import { Rooms } from './rooms.tsx';
import { call, figure, problem, questions, questionsTitle } from './words.ts';

export const meta = () => metaFor('/Software-dev');

export default function SoftwareDevelopment() {
  return (
    <>
      <Head />
      <Problem />
      <Rooms />
      <Diary />
      <After />
      <section
        aria-labelledby="questions"
        className="gutter grid gap-x-10 gap-y-8 border-t border-line bg-paper py-14 lg:grid-cols-12 lg:py-24"
      >
        <h2 id="questions" className="lg:col-span-4">
          {questionsTitle}
        </h2>
        <div className="lg:col-span-8">
          <Accordion entries={questions.map(({ title, text }) => ({ title, content: text }))} />
        </div>
      </section>
      <RelatedPages path="/Software-dev" />
      <ContactCall {...call} />
      <Consultation />
    </>
  );
}

/** The figure stands first, as wide as the sheet, and the words below it in two columns. */
function Head() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-8 pb-10">
      <BannerTrail path="/Software-dev" />
      <figure className="mt-4 lg:-mt-6">
        <div className="max-md:-mx-4 lg:mx-auto lg:w-10/12">
          <RoomsScene />
        </div>
        <figcaption className="note mt-3 flex flex-wrap justify-between gap-x-6 text-ink-soft">
          <span>{figure.caption}</span>
          <span>{figure.remark}</span>
        </figcaption>
      </figure>
      <div className="mt-8 grid gap-x-10 gap-y-6 border-t border-ink pt-8 lg:grid-cols-12">
        <BannerTitle path="/Software-dev" className="lg:col-span-8" />
        <BannerLead path="/Software-dev" className="lg:col-span-4 lg:pt-9" />
      </div>
    </section>
  );
}

function Problem() {
  const { title, paragraphs, not } = problem;
  return (
    <section aria-labelledby="problem" className="gutter grid gap-x-10 gap-y-8 bg-paper py-14 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-8">
        <h2 id="problem" className="max-w-[14em]">
          {title}
        </h2>
        {paragraphs.map((text) => (
          <p key={text} className="prose mt-5">
            {text}
          </p>
        ))}
      </div>
      <aside className="self-end border border-ink bg-side p-5 lg:col-span-4" aria-labelledby="not">
        <h3 id="not">{not.title}</h3>
        <p className="mt-3 text-[0.97rem] leading-snug">{not.text}</p>
      </aside>
    </section>
  );
}
