import type { ReactNode } from 'react';
import { policyWords } from './words.ts';
import { type Policy } from '../content/policy.ts';
import type { PagePath } from '../banners/banners.ts';
import { Paragraph } from '../ui/paragraph.tsx';
import { PageBanner } from '../banners/page-banner.tsx';

const anchor = (index: number) => `section-${index + 1}`;

type PolicySheetProps = { path: PagePath; policy: Policy; drawing: ReactNode; caption: string };

/** A text page: its drawing, the list of its sections at the left, the sections at the right. */
export function PolicySheet({ path, policy: { revised, sections }, drawing, caption }: PolicySheetProps) {
  return (
    <>
      <PageBanner {...{ path, drawing, caption }} />
      <div className="grid bg-paper lg:grid-cols-12">
        <nav aria-label={policyWords.contents} className="gutter border-line pt-10 lg:col-span-3 lg:border-r lg:py-16">
          <p className="note text-ink-soft">
            {policyWords.contents},{' '}
            <span className="whitespace-nowrap">
              {policyWords.revised} {revised}
            </span>
          </p>
          <ol className="note mt-3 flex flex-col gap-2 lg:sticky lg:top-24">
            {sections.map((section, index) => (
              <li key={section.title} className="border-l-2 border-line pl-3 hover:border-signal">
                <a href={`#${anchor(index)}`} className="block py-0.5">
                  {index + 1} {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="gutter py-10 lg:col-span-9 lg:py-16">
          {sections.map((section, index) => (
            <section
              key={section.title}
              id={anchor(index)}
              aria-labelledby={`${anchor(index)}-title`}
              className="scroll-mt-24 border-t border-line py-8 first:border-t-0 first:pt-0"
            >
              <h2 id={`${anchor(index)}-title`} className="!text-2xl">
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((text) => (
                <Paragraph key={text} text={text} className="prose mt-4 text-ink-soft" />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
