import { Technologies } from '../../sections/technologies.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { questions, technologies } from './words.ts';

/** The technologies of games, and the questions before the start of one. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="gutter graph-paper border-t border-line py-14 lg:py-20">
      <Technologies names={technologies} />
      <h2 id="questions" className="mt-14 mb-8">
        {questions.title}
      </h2>
      <div className="bg-paper lg:w-9/12">
        <Accordion entries={questions.list.map(({ title, answer }) => ({ title, content: answer }))} />
      </div>
    </section>
  );
}
