import { RoomsScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { QuestionsBeside } from '../../sections/questions.tsx';
import { CaptionWithRemark } from '../../ui/pictures/figure.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { After } from './after.tsx';
import { Diary } from './diary.tsx';
import { Rooms } from './rooms.tsx';
import { ending, figure, problem, questions, questionsTitle, rooms } from './words.ts';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/Software-dev');

export default function SoftwareDevelopment() {
  return (
    <>
      <Head />
      <Problem />
      <Rooms />
      <Diary />
      <After />
      <QuestionsBeside
        title={questionsTitle}
        entries={questions.map(({ title, text }) => ({ title, content: text }))}
        look="border-t border-line bg-paper py-14"
      />
      <ServiceEnding path="/Software-dev" ending={ending} />
    </>
  );
}

/** The words stand in two columns above the figure, which is as wide as the sheet and closed by a rule. */
function Head() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-8 pb-10">
      <BannerTrail path="/Software-dev" />
      <div className="mt-8 grid gap-x-10 gap-y-6 border-t border-ink pt-6 lg:grid-cols-12">
        <BannerTitle path="/Software-dev" className="lg:col-span-8" />
        <BannerLead path="/Software-dev" className="lg:col-span-4 lg:pt-9" />
      </div>
      <figure className="mt-8">
        <div className="max-md:-mx-4 lg:mx-auto lg:w-10/12">
          <RoomsScene parts={partLinks(rooms.list.map(({ name }) => name))} />
        </div>
        <CaptionWithRemark caption={figure.caption} remark={figure.remark} />
      </figure>
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
