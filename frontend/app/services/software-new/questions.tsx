import { Accordion } from '../../ui/panels/accordion.tsx';
import { questions } from './words.ts';

/** Five questions, of which one is open at most. */
export function Questions() {
  return (
    <section aria-labelledby="blog-section" className="gutter grid gap-x-10 gap-y-8 py-14 lg:grid-cols-12 lg:py-24">
      <header className="lg:col-span-4">
        <h2 id="blog-section">{questions.title}</h2>
        <p className="lead mt-4">{questions.subtitle}</p>
      </header>
      <div className="lg:col-span-8">
        <Accordion entries={questions.list.map(({ title, answer }) => ({ title, content: answer }))} />
      </div>
    </section>
  );
}
