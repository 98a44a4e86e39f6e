import { ReviewScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { leaders, profilePath } from '../../content/people.ts';
import { profileOf } from '../../content/profiles.ts';
import { metaFor } from '../../seo.ts';
import { Figure, captionRoom } from '../../ui/pictures/figure.tsx';
import { ProfileBiography } from '../profile-biography.tsx';
import { ProfileLedger } from '../profile-ledger.tsx';
import { ProfileHeading } from '../profile-heading.tsx';
import { ProfilePapers } from '../profile-papers.tsx';
import { ProfilePortrait } from '../profile-portrait.tsx';
import { ProfileReach } from '../profile-reach.tsx';
import { ProfileSkills } from '../profile-skills.tsx';
import { profileWords } from '../words.ts';
import { KeyProjects } from './key-projects.tsx';
import { caption } from './words.ts';

const path = profilePath(leaders[4]);
const profile = profileOf('technical');

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The technical leader: his projects come before his life. The page ends with his own addresses, not with the office's. */
export default function Technical() {
  return (
    <>
      <section className="gutter graph-paper border-b border-line pt-10 pb-10">
        <div className="mb-8 empty:hidden">
          <BannerTrail path={path} />
        </div>
        <div className="grid items-center gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
            <BannerTitle path={path} />
            <BannerLead path={path} className="mt-6" />
          </div>
          <Figure caption={caption} className={`lg:col-span-7 lg:col-start-1 lg:row-start-1 ${captionRoom}`}>
            <ReviewScene />
          </Figure>
        </div>
      </section>
      <KeyProjects projects={profile.projects ?? []} />
      <section className="gutter grid gap-x-14 gap-y-10 py-14 lg:grid-cols-12 lg:py-24" aria-labelledby="life">
        <div className="lg:col-span-7">
          <ProfileHeading note={profileWords.biography} title={profile.titles.biography} id="life" />
          <ProfileBiography paragraphs={profile.biography} className="mt-6" />
          <blockquote className="lead mt-8 border-l-2 border-signal pl-5">
            <p>{profile.says}</p>
          </blockquote>
          <ProfileHeading note={profileWords.highlights} title={profile.titles.highlights} className="mt-14 mb-6" />
          <ProfileLedger highlights={profile.highlights} />
        </div>
        <div className="lg:col-span-5">
          <h2 className="mb-4 !text-2xl">{profileWords.skills}</h2>
          <ProfileSkills skills={profile.skills} />
          <ProfilePapers profile={profile} className="mt-12" />
        </div>
      </section>
      <section className="gutter grid items-end gap-x-10 gap-y-8 border-t border-line bg-side pt-14 lg:grid-cols-12">
        <div className="pb-14 lg:col-span-8">
          <h2>{profileWords.reach}</h2>
          <ProfileReach profile={profile} wide className="mt-6" />
        </div>
        <ProfilePortrait profile={profile} className="w-64 !border-b-0 lg:col-span-4 lg:ml-auto" />
      </section>
    </>
  );
}
