import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { team } from '../content/team.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { metaFor } from '../seo.ts';
import { MemberTile } from './member-tile.tsx';
import { Signatures } from './signatures.tsx';
import { absence, call, rows } from './words.ts';

export const meta = () => metaFor('/team');

const tiles = 'grid grid-cols-2 border-t border-l border-line';

/** The portraits are the page's drawing: five in the first row, and three beside the rule for absences. */
export default function Team() {
  return (
    <>
      <section className="gutter graph-paper border-b border-line pt-10 pb-10 lg:pb-14">
        <div className="mb-8 empty:hidden">
          <BannerTrail path="/team" />
        </div>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <BannerTitle path="/team" className="lg:col-span-7" />
          <BannerLead path="/team" className="lg:col-span-5 lg:self-end" />
        </div>
      </section>
      <section className="gutter border-b border-line py-10 lg:py-14" aria-labelledby="eight">
        <h2 id="eight" className="sr-only">
          {rows.title}
        </h2>
        <ul className={`${tiles} md:grid-cols-5`}>
          {team.slice(0, 5).map((member) => (
            <MemberTile key={member.name} member={member} />
          ))}
        </ul>
        <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-5 md:gap-x-0">
          <ul className={`${tiles} md:col-span-3 md:grid-cols-3`}>
            {team.slice(5).map((member) => (
              <MemberTile key={member.name} member={member} />
            ))}
          </ul>
          <div className="md:col-span-2 md:self-end md:pl-8 lg:pl-10">
            <h3 className="!text-2xl">{absence.title}</h3>
            <p className="mt-3 text-ink-soft">{absence.text}</p>
            <p className="figure-line note mt-8 pt-4 text-signal">{absence.count}</p>
          </div>
        </div>
      </section>
      <Signatures />
      <ContactCall {...call} />
    </>
  );
}
