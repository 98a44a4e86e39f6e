import { QuayScene } from '@frontdoor/drawings';
import { PageBanner } from '../../banners/page-banner.tsx';
import { leaders, profilePath } from '../../content/people.ts';
import { profileOf } from '../../content/profiles.ts';
import { metaFor } from '../../seo.ts';
import { ContactCall } from '../../sections/contact-call.tsx';
import { ProfileBiography } from '../profile-biography.tsx';
import { ProfileLedger } from '../profile-ledger.tsx';
import { ProfileHeading } from '../profile-heading.tsx';
import { ProfilePapers } from '../profile-papers.tsx';
import { ProfilePortrait } from '../profile-portrait.tsx';
import { ProfileReach } from '../profile-reach.tsx';
import { ProfileSkills } from '../profile-skills.tsx';
import { profileWords } from '../words.ts';
import { caption, skills } from './words.ts';

const path = profilePath(leaders[1]);
const profile = profileOf('technology');

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The chief technology officer: the quay with its containers at the head; below it the portrait stays in sight while the life goes by. */
export default function Technology() {
  return (
    <>
      <PageBanner path={path} drawing={<QuayScene />} caption={caption} />
      <section className="gutter grid gap-x-14 gap-y-10 py-14 lg:grid-cols-12 lg:py-24">
        <div className="grid gap-6 self-start md:max-lg:grid-cols-2 md:max-lg:items-end lg:sticky lg:top-24 lg:col-span-4">
          <ProfilePortrait profile={profile} className="max-w-80 lg:max-w-none" />
          <ProfileReach profile={profile} />
        </div>
        <div className="lg:col-span-8">
          <ProfileHeading note={profileWords.biography} title={profile.titles.biography} />
          <ProfileBiography paragraphs={profile.biography} className="mt-6 text-[1.1em]" />
          <ProfileHeading note={profileWords.highlights} title={profile.titles.highlights} className="mt-16 mb-6" />
          <ProfileLedger highlights={profile.highlights} />
          <ProfilePapers profile={profile} className="mt-16 md:grid-cols-2" />
        </div>
      </section>
      <section
        className="gutter graph-paper grid gap-x-10 gap-y-8 border-t border-line py-14 lg:grid-cols-12 lg:py-24"
        aria-labelledby="skills"
      >
        <div className="lg:col-span-5">
          <ProfileHeading note={profileWords.skills} title={skills} id="skills" />
          <blockquote className="lead mt-6 border-l-2 border-signal pl-5">
            <p>{profile.says}</p>
          </blockquote>
        </div>
        <ProfileSkills skills={profile.skills} className="lg:col-span-7" />
      </section>
      {profile.call && <ContactCall {...profile.call} />}
    </>
  );
}
