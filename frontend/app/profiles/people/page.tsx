import { LettersScene } from '@frontdoor/drawings';
import { CaptionWithRemark } from '../../ui/pictures/figure.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
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
import { caption, remark, skills } from './words.ts';

const path = profilePath(leaders[2]);
const profile = profileOf('people');

export const meta = ({ location }: { location: { pathname: string } }) => metaFor(location.pathname);

/** The HR manager: a strip with portrait and name, then the week at full width, then two columns that are read like a school report. */
export default function People() {
  return (
    <>
      <section className="gutter border-b border-line bg-side pt-10 pb-10">
        <div className="mb-8 empty:hidden">
          <BannerTrail path={path} />
        </div>
        <div className="grid items-end gap-x-10 gap-y-8 md:min-h-[14rem] md:grid-flow-dense md:grid-cols-[15rem_1fr] lg:grid-cols-[17rem_1fr_20rem]">
          <div className="md:col-start-2">
            <BannerTitle path={path} />
            <BannerLead path={path} className="mt-5" />
          </div>
          <ProfilePortrait profile={profile} className="max-w-64 md:col-start-1" />
          <ProfileReach profile={profile} className="md:max-lg:col-span-2" />
        </div>
      </section>
      <section className="gutter graph-paper overflow-x-clip border-b border-line py-8" aria-label={caption}>
        <figure>
          <div className="mx-auto max-md:-mx-3 lg:w-9/12">
            <LettersScene />
          </div>
          <CaptionWithRemark caption={caption} remark={remark} />
        </figure>
      </section>
      <section className="gutter grid gap-x-14 gap-y-12 py-14 lg:grid-cols-2 lg:py-24">
        <div>
          <ProfileHeading note={profileWords.biography} title={profile.titles.biography} />
          <ProfileBiography paragraphs={profile.biography} className="mt-6" />
        </div>
        <div>
          <ProfileHeading note={profileWords.highlights} title={profile.titles.highlights} className="mb-6" />
          <ProfileLedger highlights={profile.highlights} />
        </div>
      </section>
      <section className="gutter bg-ink py-14 text-paper lg:py-20">
        <blockquote className="mx-auto max-w-[24em] font-display text-2xl leading-tight font-semibold lg:text-4xl">
          <p>{profile.says}</p>
        </blockquote>
      </section>
      <section className="gutter grid gap-x-14 gap-y-12 py-14 lg:grid-cols-12 lg:py-24" aria-labelledby="skills">
        <ProfilePapers profile={profile} className="content-start lg:col-span-5" />
        <div className="lg:col-span-7">
          <ProfileHeading note={profileWords.skills} title={skills} id="skills" className="mb-6" />
          <ProfileSkills skills={profile.skills} />
        </div>
      </section>
      {profile.call && <ContactCall {...profile.call} />}
    </>
  );
}
