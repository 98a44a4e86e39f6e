import { PageBanner } from '../../banners/page-banner.tsx';
import { Consultation } from '../../consultation/consultation.tsx';
import { metaFor } from '../../seo.ts';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { narrowScene } from '../narrow-scene.ts';
import { BeforeAfter } from './before-after.tsx';
import { Purse } from './purse.tsx';
import { SheetsScene } from './sheets-scene.tsx';
import { Weeks } from './weeks.tsx';
import { call, caption, problem, questions } from './words.ts';

export const meta = () => metaFor('/development');

export default function Development() {
  return (
    <>
      <PageBanner
        path="/development"
        drawing={
          <div className={narrowScene}>
            <SheetsScene />
          </div>
        }
        caption={caption}
      />
      <Purse />
      <section aria-labelledby="problem-title" className="gutter border-t border-line bg-side py-16 lg:py-28">
        <h2 id="problem-title" className="max-w-[12em] lg:ml-[25%]">
          {problem.title}
        </h2>
        <div className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:ml-[25%]">
          {problem.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <BeforeAfter />
      <Weeks />
      <section
        aria-labelledby="questions-title"
        className="gutter grid gap-x-10 gap-y-8 py-16 lg:grid-cols-12 lg:py-24"
      >
        <h2 id="questions-title" className="lg:col-span-4">
          {questions.title}
        </h2>
        <div className="lg:col-span-8">
          <Accordion entries={questions.entries} />
        </div>
      </section>
      <ContactCall {...call} />
      <Consultation />
    </>
  );
}
