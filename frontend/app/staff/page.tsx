import { RowScene } from '@frontdoor/drawings';
import { QuestionsBeside } from '../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { company } from '../content/company.ts';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Facts } from '../ui/facts.tsx';
import { Benefits } from './benefits.tsx';
import { Hours } from './hours.tsx';
import { Offers } from './offers.tsx';
import { People } from './people.tsx';
import { Prices } from './prices.tsx';
import { call, figure, hours, intro, questions, team } from './words.ts';
import { HeroDrawing } from '../ui/pictures/hero-drawing.tsx';

export const meta = () => metaFor('/staff');

const parts = { B: { href: '#people', name: team.title }, C: { href: '#hours', name: hours.title } };
const entries = questions.entries.map(({ title, text }) => ({ title, content: <p>{text}</p> }));

/** Engineers for hire: the row of desks first, then terms, hours, people, gains, prices and doubts. */
export default function Staff() {
  return (
    <>
      <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-10 lg:pb-14">
        <div className="empty:hidden">
          <BannerTrail path="/staff" />
        </div>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <div className="relative lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:pt-4">
            <BannerTitle path="/staff" />
            <BannerLead path="/staff" className="mt-6 lg:max-w-[20rem]" />
          </div>
          <figure className="lg:col-span-9 lg:col-start-4 lg:row-start-1">
            <div className="max-md:-mx-8">
              <HeroDrawing>
                <RowScene city={company.city} parts={parts} />
              </HeroDrawing>
            </div>
            <figcaption className="note mt-2 text-ink-soft lg:pr-6 lg:pl-12">{figure.caption}</figcaption>
          </figure>
        </div>
        <div className="mt-8 grid items-center gap-x-10 gap-y-6 border-t border-line pt-8 lg:grid-cols-12">
          <p className="prose text-ink-soft lg:col-span-6">{intro.text}</p>
          <Facts facts={intro.facts} className="bg-raised lg:col-span-6" />
        </div>
      </section>
      <Offers />
      <Hours />
      <People />
      <Prices />
      <Benefits />
      <QuestionsBeside title={questions.title} entries={entries} look="border-t border-line py-16" />
      <ContactCall {...call} />
    </>
  );
}
