import { SigningScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { leaders, profilePath } from '../../content/people.ts';
import { profileOf } from '../../content/profiles.ts';
import { metaFor } from '../../seo.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { Phases } from '../../sections/phases.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { ProfileBiography } from '../profile-biography.tsx';
import { ProfileHeading } from '../profile-heading.tsx';
import { ProfilePapers } from '../profile-papers.tsx';
import { ProfilePortrait } from '../profile-portrait.tsx';
import { ProfileReach } from '../profile-reach.tsx';
import { ProfileSkills } from '../profile-skills.tsx';
import { profileWords } from '../words.ts';
import { caption, papers } from './words.ts';

const path = profilePath(leaders[0]);
const profile = profileOf('managing');
const phases = profile.highlights.map(({ year, title, text }) => ({ when: year, title, text }));

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The managing director: portrait at the right edge, a life with its drawing in the margin, dates on one dimension line. */
export default function Managing() {
  return (
    <>
      <section className="gutter graph-paper border-b border-line pt-10 pb-10 lg:pb-14">
        <div className="mb-8 empty:hidden">
          <BannerTrail path={path} />
        </div>
        <div className="grid gap-x-10 gap-y-8 md:max-lg:grid-cols-[3fr_2fr] lg:grid-cols-12">
          <div className="lg:col-span-8">
            <BannerTitle path={path} />
            <BannerLead path={path} className="mt-6" />
            <blockquote className="mt-8 max-w-[22em] border-l-2 border-signal pl-5 font-display text-2xl leading-snug font-semibold lg:mt-14 lg:text-3xl">
              <p>{profile.says}</p>
            </blockquote>
          </div>
          <ProfilePortrait profile={profile} className="max-w-80 lg:col-span-4 lg:max-w-none" />
        </div>
        <ProfileReach profile={profile} wide className="mt-10" />
      </section>
      <section
        className="gutter grid items-center gap-x-10 gap-y-10 py-14 lg:grid-cols-12 lg:py-24"
        aria-labelledby="life"
      >
        <div className="lg:col-span-6">
          <ProfileHeading note={profileWords.biography} title={profile.titles.biography} id="life" />
          <ProfileBiography paragraphs={profile.biography} className="mt-6" />
        </div>
        <Figure caption={caption} className="lg:col-span-6">
          <SigningScene />
        </Figure>
      </section>
      <section className="gutter border-y border-line bg-side py-14 lg:py-20" aria-labelledby="line">
        <ProfileHeading note={profileWords.highlights} title={profile.titles.highlights} id="line" className="mb-10" />
        <Phases phases={phases} columns="lg:grid-cols-[1fr_1.1fr_1fr_1fr_1fr]" />
      </section>
      <section className="gutter grid gap-x-14 gap-y-12 py-14 lg:grid-cols-12 lg:py-24" aria-labelledby="skills">
        <div className="lg:col-span-7">
          <ProfileHeading note={profileWords.skills} title={papers} id="skills" className="mb-6" />
          <ProfileSkills skills={profile.skills} />
        </div>
        <ProfilePapers profile={profile} className="content-start lg:col-span-5" />
      </section>
      {profile.call && <ContactCall {...profile.call} />}
    </>
  );
}
