import type { ReactNode } from 'react';
import { Accordion } from '../ui/panels/accordion.tsx';

interface QuestionsBelowProps {
  title: string;
  entries: readonly { title: string; content: ReactNode }[];
  headingId?: string;
  /** Classes of the heading: its size, and the space below it. */
  headingLook?: string;
}

/** Questions that unfold below their heading, in a section of the page's own. */
export const QuestionsBelow = ({ title, entries, headingId, headingLook = 'mb-8' }: QuestionsBelowProps) => (
  <>
    <h2 id={headingId} className={headingLook}>
      {title}
    </h2>
    <Accordion entries={entries} />
  </>
);

interface QuestionsProps extends Omit<QuestionsBelowProps, 'headingLook'> {
  /** Classes of the section: its lines, its ground, its space above and below. */
  look: string;
}

interface QuestionsBesideProps extends QuestionsProps {
  /** For a table of contents that leads here. */
  id?: string;
}

/** Questions that unfold, to the right of their heading. */
export function QuestionsBeside({ id, title, entries, look, headingId = 'questions' }: QuestionsBesideProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`gutter grid gap-x-10 gap-y-8 ${look} lg:grid-cols-12 lg:py-24`}
    >
      <h2 id={headingId} className="lg:col-span-4">
        {title}
      </h2>
      <div className="lg:col-span-8">
        <Accordion entries={entries} />
      </div>
    </section>
  );
}

/** Questions that unfold, with their heading above them in the middle of the sheet. */
export function QuestionsInTheMiddle({ title, entries, look, headingId = 'questions' }: QuestionsProps) {
  return (
    <section aria-labelledby={headingId} className={`gutter ${look} lg:py-24`}>
      <div className="lg:mx-auto lg:w-8/12">
        <QuestionsBelow title={title} entries={entries} headingId={headingId} />
      </div>
    </section>
  );
}
