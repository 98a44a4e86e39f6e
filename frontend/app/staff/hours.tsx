import { hours } from './words.ts';

const [FIRST, HOUR, ROW, LEFT] = [8, 40, 62, 0];
const LENGTH = 8;
const across = (hour: number) => LEFT + (hour - FIRST) * HOUR;
const ticks = Array.from({ length: 11 }, (_, index) => FIRST + index * 2);

/** The working days of client and engineer: the client's as a frame, the engineer's eight hours as a bar. */
export function Hours() {
  return (
    <section
      aria-labelledby="hours"
      className="gutter grid gap-x-10 gap-y-10 border-t border-line bg-ink py-16 text-paper lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="hours">{hours.title}</h2>
        <p className="mt-5">{hours.text}</p>
        <p className="note mt-6">{hours.note}</p>
      </div>
      <div className="lg:col-span-8">
        <p className="note mb-4 flex flex-wrap gap-x-8 gap-y-1">
          <span className="flex items-center gap-2 before:h-3 before:w-8 before:border before:border-current">
            {hours.clients}
          </span>
          <span className="flex items-center gap-2 before:h-3 before:w-8 before:bg-paper">{hours.engineer}</span>
        </p>
        <ul>
          {hours.rows.map(({ city, from, to, start, overlap }) => (
            <li key={city} className="border-t border-current/40 py-4">
              <p className="flex justify-between gap-4">
                <span className="font-display text-lg font-semibold">{city}</span>
                <span className="note">{overlap}</span>
              </p>
              <svg viewBox={`0 0 ${across(28)} ${ROW - 20}`} className="mt-2 block w-full" aria-hidden="true">
                <path
                  className="fill-none stroke-current opacity-40"
                  d={ticks.map((hour) => `M${across(hour)} 0v42`).join('')}
                />
                <rect
                  className="fill-none stroke-current stroke-2"
                  x={across(from)}
                  y="4"
                  width={(to - from) * HOUR}
                  height="34"
                />
                <rect className="fill-current" x={across(start)} y="13" width={LENGTH * HOUR} height="16" />
              </svg>
            </li>
          ))}
        </ul>
        <p className="note flex justify-between border-t border-current/40 pt-2" aria-hidden="true">
          {ticks.map((hour) => (
            <span key={hour} className="w-0 whitespace-nowrap last:flex last:justify-end max-sm:nth-[even]:hidden">
              {String(hour % 24).padStart(2, '0')}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
