import { Wordmark } from '@frontdoor/drawings';
import type { Client } from '../content/clients.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { partId } from '../ui/pictures/part-links.ts';
import { byAge, firstYear, years } from './by-age.ts';
import { since } from './words.ts';

const STEP = 40;
const place = (year: number) => (year - firstYear) * STEP + STEP / 2;

/** The years of one client: a line from the first system to today, a dot for each. */
function Line({ systems }: { systems: Client['systems'] }) {
  const end = years.length * STEP;
  return (
    <svg viewBox={`0 0 ${end} 24`} className="drawing flat" aria-hidden="true">
      <path className="rule" d={years.map((year) => `M${place(year)} 3v18`).join('')} />
      <path className="edge" d={`M${place(systems[0])} 12H${end - 6}m-6-4 6 4-6 4`} />
      {systems.map((year, index) => (
        <circle key={year} className={index ? 'second' : 'accent'} cx={place(year)} cy="12" r="5.5" />
      ))}
    </svg>
  );
}

/** The drawing at the head of the page leads to the oldest and to the latest. */
const drawerId = (index: number) => {
  if (index === 0) return partId(0);
  return index === byAge.length - 1 ? partId(1) : undefined;
};

/** Every client with its years, and the way to its website. */
export function Years() {
  return (
    <section aria-labelledby="since" className="gutter border-t border-line py-16 lg:py-24">
      <div className="mb-10 grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="since" className="lg:col-span-5">
          {since.title}
        </h2>
        <p className="prose text-ink-soft lg:col-span-6 lg:col-start-7">{since.text}</p>
      </div>
      <table className="w-full text-left max-lg:block">
        <caption className="sr-only">{since.caption}</caption>
        <thead className="note border-b-2 border-ink text-ink-soft max-lg:sr-only">
          <tr>
            <th scope="col" className="py-2 font-medium">
              {since.columns.name}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {since.columns.trade}
            </th>
            <th scope="col" className="w-[37%] py-2 font-medium">
              <span className="sr-only">{since.inUse}</span>
              <span aria-hidden="true" className="flex text-center max-lg:hidden">
                {years.map((year) => (
                  <span key={year} className="flex-1">
                    {year}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className="py-2 pl-6 font-medium">
              <span className="sr-only">{since.columns.visit}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {byAge.map(({ name, mark, trade, city, systems, url }, index) => (
            <tr
              key={name}
              id={drawerId(index)}
              className="border-b border-line hover:bg-raised max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-y-2 max-lg:py-5"
            >
              <th scope="row" className="lg:py-4">
                <Wordmark name={name} mark={mark} />
              </th>
              <td className="text-[0.95rem] leading-snug max-lg:col-span-2 max-lg:row-start-2 lg:px-4">
                {trade}
                <span className="note block text-ink-soft">{city}</span>
              </td>
              <td className="max-lg:col-span-2 max-lg:row-start-3">
                <Line systems={systems} />
                <span className="note text-ink-soft lg:sr-only">{systems.join(', ')}</span>
              </td>
              <td className="max-lg:col-start-2 max-lg:row-start-1 lg:pl-6 lg:text-right">
                <OutboundLink href={url} name={name}>
                  {since.visit}
                </OutboundLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
