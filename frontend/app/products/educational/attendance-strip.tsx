import { attendance } from './words.ts';

const looks: Record<string, string> = {
  r: 'bg-(--deep-pale) border-ink',
  o: 'border-ink border-b-8',
  x: 'border-2 border-signal border-dashed',
};

/** One learner's lessons in weeks of three, and the fee beside it. */
export function AttendanceStrip() {
  const { title, text, learner, lessons, legend, fee } = attendance;
  const weeks = Array.from({ length: lessons.length / 3 }, (_, week) => lessons.slice(week * 3, week * 3 + 3));
  return (
    <section className="gutter grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[7fr_5fr] lg:py-20">
      <div>
        <h2>{title}</h2>
        <p className="prose mt-4 text-ink-soft">{text}</p>
        <figure className="mt-8">
          <figcaption className="mb-3 font-semibold">{learner}</figcaption>
          <div className="grid grid-cols-8 gap-x-1" aria-hidden>
            {weeks.map((week, index) => (
              <div key={`${week}-${index + 1}`} className="grid gap-1">
                {Array.from(week, (mark, lesson) => (
                  <span key={`${mark}-${lesson + 1}`} className={`h-10 border ${looks[mark]}`} />
                ))}
                <span className="note text-center text-ink-soft">{index + 1}</span>
              </div>
            ))}
          </div>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {legend.map(({ mark, text: meaning }) => (
              <li key={mark} className="flex items-center gap-2">
                <span className={`size-6 border ${looks[mark]}`} aria-hidden />
                {meaning}
              </li>
            ))}
          </ul>
        </figure>
      </div>
      <FeePlan {...fee} />
    </section>
  );
}

function FeePlan({ caption, rows, total }: typeof attendance.fee) {
  return (
    <table className="self-end border border-ink bg-raised text-left lg:w-full">
      <caption className="note pb-2 text-left text-ink-soft">{caption}</caption>
      <tbody>
        {[...rows, total].map(({ due, sum, state }) => (
          <tr key={due} className="border-b border-line align-baseline last:border-t-2 last:border-ink last:bg-side">
            <th scope="row" className="px-4 py-3 font-semibold whitespace-nowrap">
              {due}
            </th>
            <td className="px-2 text-right font-mono whitespace-nowrap">{sum}</td>
            <td className="px-2 py-3 leading-snug text-ink-soft sm:px-4">{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
