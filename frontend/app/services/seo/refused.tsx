import { QuestionsBelow } from '../../sections/questions.tsx';
import { questions, refused } from './words.ts';

/** The jobs that the company refuses, beside the questions that it asks first. */
export function Refused() {
  return (
    <div className="gutter grid gap-x-16 gap-y-14 py-14 lg:grid-cols-12 lg:py-24">
      <section aria-labelledby="refused" className="lg:col-span-5">
        <h2 id="refused">{refused.title}</h2>
        <p className="lead mt-4">{refused.text}</p>
        <ul className="mt-8 space-y-5">
          {refused.list.map(({ name, text }) => (
            <li key={name} className="border-l-2 border-signal pl-4">
              <h3 className="line-through decoration-signal decoration-2">{name}</h3>
              <p className="mt-1 leading-normal text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions" className="lg:col-span-7">
        <QuestionsBelow
          title={questions.title}
          entries={questions.list.map(({ title, answer }) => ({ title, content: answer }))}
          headingId="questions"
        />
      </section>
    </div>
  );
}
