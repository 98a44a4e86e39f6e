import { DoorScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { metaFor } from '../seo.ts';
import { Figure, captionRoom } from '../ui/pictures/figure.tsx';
import { Checks } from './checks.tsx';
import { Gaps } from './gaps/gaps.tsx';
import { Readings } from './readings.tsx';
import { Report } from './report.tsx';
import { Unseen } from './unseen.tsx';
import { figure } from './words.ts';

export const meta = () => metaFor('/accessibility');

/** The accessibility statement: results, known gaps, parts that were not tested, and the contact for complaints. */
export default function Accessibility() {
  return (
    <>
      <Head />
      <Checks />
      <Gaps />
      <Unseen />
      <Report />
    </>
  );
}

/** The door stands over the words on a phone and beside them elsewhere; under both lies the run in figures. */
function Head() {
  return (
    <section className="graph-paper overflow-x-clip border-b border-line pt-10 lg:pt-14">
      <div className="gutter grid gap-x-6 gap-y-8 pb-10 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:self-center">
          <BannerTrail path="/accessibility" />
          <BannerTitle path="/accessibility" className="mt-8" />
          <BannerLead path="/accessibility" className="mt-6" />
        </div>
        <Figure caption={figure.caption} className={`lg:col-span-7 ${captionRoom}`}>
          <div className="max-md:-mx-4">
            <DoorScene />
          </div>
        </Figure>
      </div>
      <Readings />
    </section>
  );
}
