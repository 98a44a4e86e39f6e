import { CalendarScene } from '@frontdoor/drawings';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { leaders, profilePath } from '../../content/people.ts';
import { profileOf } from '../../content/profiles.ts';
import { metaFor } from '../../seo.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { Phases } from '../../sections/phases.tsx';
import { ProfileBiography } from '../profile-biography.tsx';
import { ProfileHeading } from '../profile-heading.tsx';
import { ProfilePapers } from '../profile-papers.tsx';
import { ProfilePortrait } from '../profile-portrait.tsx';
import { ProfileReach } from '../profile-reach.tsx';
import { ProfileSkills } from '../profile-skills.tsx';
import { profileWords } from '../words.ts';
import { Promises } from './promises.tsx';
import { caption, remark } from './words.ts';

const path = profilePath(leaders[3]);
const profile = profileOf('director');
const phases = profile.highlights.map(({ year, title, text }) => ({ when: year, title, text }));

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The director: the calendar at full width, his figures on the dark sheet, then the man. */
export default function Director() {
  return (
    <>
      <WideBanner path={path} drawing={<CalendarScene />} caption={caption} remark={remark} place="mx-auto lg:w-9/12" />
      <section className="gutter grid gap-x-14 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-12 lg:items-center">
        <blockquote className="font-display text-2xl leading-snug font-semibold lg:col-span-6">
          <p>{profile.says}</p>
        </blockquote>
        <div className="lg:col-span-6">
          <Promises figures={profile.figures ?? []} />
        </div>
      </section>
      <section
        className="gutter grid gap-x-10 gap-y-10 py-14 md:max-lg:grid-cols-[3fr_2fr] lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:py-24"
        aria-labelledby="life"
      >
        <div className="lg:col-span-8">
          <ProfileHeading note={profileWords.biography} title={profile.titles.biography} id="life" />
          <ProfileBiography
            paragraphs={profile.biography}
            className="mt-6 !max-w-none lg:block lg:columns-2 lg:gap-10 lg:[&>p+p]:mt-4"
          />
        </div>
        <ProfilePortrait
          profile={profile}
          className="max-w-80 self-start md:max-lg:mt-8 lg:col-span-4 lg:row-span-2 lg:max-w-none"
        />
        <ProfileReach profile={profile} wide className="self-start md:col-span-2 lg:col-span-8" />
      </section>
      <section className="gutter graph-paper border-y border-line py-14 lg:py-20" aria-labelledby="line">
        <ProfileHeading note={profileWords.highlights} title={profile.titles.highlights} id="line" className="mb-10" />
        <Phases phases={phases} columns="lg:grid-cols-[5fr_6fr_3fr_4fr]" />
      </section>
      <section className="gutter grid gap-x-14 gap-y-12 py-14 lg:grid-cols-12 lg:py-24" aria-labelledby="skills">
        <div className="lg:col-span-6">
          <h2 id="skills" className="mb-6">
            {profileWords.skills}
          </h2>
          <ProfileSkills skills={profile.skills} />
        </div>
        <ProfilePapers profile={profile} className="content-start lg:col-span-6 lg:pl-10" />
      </section>
      {profile.call && <ContactCall {...profile.call} />}
    </>
  );
}
