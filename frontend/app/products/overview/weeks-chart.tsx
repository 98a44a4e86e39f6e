import { chart, products } from './words.ts';

const sorted = products.toSorted((one, other) => one.weeks - other.weeks);
const longest = Math.max(...products.map(({ weeks }) => weeks));

/** How long each product takes, as dimension lines to one scale. */
export function WeeksChart() {
  return (
    <figure>
      <ul className="grid gap-3">
        {sorted.map(({ path, name, weeks }) => (
          <li key={path} className="grid items-center gap-x-6 sm:grid-cols-[15rem_1fr]">
            <span className="leading-tight font-semibold">{name}</span>
            <span className="flex items-center gap-3">
              <svg
                viewBox={`0 0 ${longest * 20} 14`}
                className="h-3.5 w-full min-w-0 overflow-visible"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={`M0 7H${weeks * 20}`} className="stroke-ink stroke-2" vectorEffect="non-scaling-stroke" />
                <path
                  d={`M0 0V14M${weeks * 20} 0V14`}
                  className="stroke-signal stroke-2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <span className="note w-20 shrink-0 text-right">{chart.unit(weeks)}</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="note mt-5 text-ink-soft">{chart.caption}</figcaption>
    </figure>
  );
}
