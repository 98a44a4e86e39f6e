import { Paragraph } from '../ui/paragraph.tsx';
import { groups, register } from './words.ts';

// One numbering over all groups, as in a register.
const firstOf = groups.map((_, index) =>
  groups.slice(0, index).reduce((count, { questions }) => count + questions.length, 1),
);
const numberOf = (group: number, index: number) => String((firstOf[group] ?? 1) + index).padStart(2, '0');

/** All questions with their answers, open, numbered through. Each answer has an address of its own. */
export function Register() {
  return (
    <div className="gutter py-10 lg:col-span-9 lg:py-20">
      <p className="note mb-8 text-signal">{register.note}</p>
      {groups.map(({ id, title, questions }, group) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-24 last:mb-0">
          <h2 id={`${id}-title`} className="border-b-2 border-ink pb-3 !text-3xl">
            {title}
          </h2>
          {questions.map(({ id: address, ask, answer }, index) => (
            <article
              key={address}
              id={address}
              className="grid scroll-mt-24 grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-6 target:bg-raised target:[box-shadow:inset_4px_0_0_var(--signal)] md:grid-cols-[3.5rem_minmax(0,5fr)_minmax(0,7fr)]"
            >
              <a
                href={`#${address}`}
                aria-label={`${numberOf(group, index)}, ${register.link}: ${ask}`}
                className="note px-2 pt-1 text-ink-soft hover:text-signal"
              >
                {numberOf(group, index)}
              </a>
              <h3 className="pr-4">{ask}</h3>
              <Paragraph text={answer} className="text-ink-soft max-md:col-start-2" />
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
