import { twice } from './words.ts';

/** One enquiry in two columns of dates: lost, and kept. */
export function ToldTwice() {
  return (
    <section aria-labelledby="twice" className="gutter bg-paper py-14 lg:py-24">
      <h2 id="twice">{twice.title}</h2>
      <p className="prose mt-4">{twice.text}</p>
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Course {...twice.lost} rail="border-dashed border-ink-soft" />
        <Course {...twice.kept} rail="border-signal" />
      </div>
    </section>
  );
}

type CourseProps = { title: string; note: string; steps: readonly (readonly string[])[]; rail: string };

function Course({ title, note, steps, rail }: CourseProps) {
  return (
    <section>
      <h3>{title}</h3>
      <p className="note mt-1 text-signal">{note}</p>
      <ol className={`mt-4 border-l-2 ${rail}`}>
        {steps.map(([when, text]) => (
          <li key={when} className="py-3 pl-5">
            <p className="note text-ink-soft">{when}</p>
            <p className="leading-snug">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
