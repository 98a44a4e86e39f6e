import { month } from './words.ts';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const named: readonly number[] = month.days.map(({ day }) => day);

/** One month as a ruler of its days; each event hangs under its day. */
export function Month() {
  return (
    <section aria-labelledby="month" className="gutter bg-ink py-14 text-paper lg:py-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 id="month">{month.title}</h2>
        <p>{month.text}</p>
      </div>
      <div aria-hidden="true" className="mt-10 hidden grid-cols-[repeat(31,1fr)] border border-paper lg:grid">
        {days.map((day) => (
          <span
            key={day}
            className={`note border-r border-paper/40 py-3 text-center last:border-0 ${named.includes(day) ? 'bg-paper text-ink' : ''}`}
          >
            {day}
          </span>
        ))}
      </div>
      <ol className="mt-6 grid grid-cols-1 gap-y-6 lg:grid-cols-[repeat(31,1fr)]">
        {month.days.map(({ day, place, title, text }) => (
          <li key={day} className={`border-t border-paper pt-3 lg:border-0 lg:pr-6 lg:last:pr-0 ${place}`}>
            <h3>
              <span className="note mr-2 lg:sr-only">{day}</span>
              {title}
            </h3>
            <p className="mt-2 leading-normal">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
