import { WideBanner } from '../banners/wide-banner.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sheet/contact-call.tsx';
import { Brief } from './brief.tsx';
import { FourClocksScene } from './four-clocks-scene.tsx';
import { History } from './history.tsx';
import { Why } from './why.tsx';
import { call, figure, mission, vision } from './words.ts';

export const meta = () => metaFor('/about');

export default function About() {
  return (
    <>
      <WideBanner path="/about" drawing={<FourClocksScene />} {...figure} place="lg:ml-auto lg:w-9/12" />
      <Brief />
      <Mission />
      <Why />
      <History />
      <ContactCall {...call} />
    </>
  );
}

/** The vision as one large sentence; the mission as the text beside and below it. */
function Mission() {
  return (
    <section aria-labelledby="mission" className="gutter border-t border-line bg-raised py-16 lg:py-28">
      <p className="note mb-5 text-signal">{vision.label}</p>
      <p className="max-w-[22em] font-display text-[clamp(1.75rem,1.1rem+2.6vw,3rem)] leading-[1.08] font-semibold tracking-tight text-balance">
        {vision.text}
      </p>
      <div className="mt-14 grid gap-x-10 gap-y-6 lg:mt-20 lg:grid-cols-12">
        <h2 id="mission" className="lg:col-span-4">
          {mission.label}
        </h2>
        <div className="flex flex-col gap-5 lg:col-span-8 lg:block lg:columns-2 lg:gap-10">
          {mission.paragraphs.map((text) => (
            <p key={text} className="lg:mb-5 lg:break-inside-avoid">
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
