import { StationDrawing } from '@frontdoor/drawings';
import { map } from './words.ts';

// On wide screens the way turns at the end of each row, as on a map: three to the right, three back, two to the flag.
const places = [
  '',
  '',
  'lg:border-r-2',
  'lg:col-start-3 lg:row-start-2',
  'lg:col-start-2 lg:row-start-2',
  'lg:col-start-1 lg:row-start-2 lg:border-l-2',
  'lg:col-start-1 lg:row-start-3',
  'lg:col-start-2 lg:row-start-3 lg:col-span-2',
];

/** The eight stations along one dashed way. */
export function LevelMap() {
  return (
    <section aria-labelledby="level-map" className="gutter py-14 lg:py-24">
      <p className="note mb-5 text-signal">{map.note}</p>
      <h2 id="level-map" className="max-w-[18em]">
        {map.title}
      </h2>
      <ol className="mt-12 grid lg:grid-cols-3">
        {map.stations.map(({ key, name, text }, index) => (
          <li
            key={key}
            className={`relative border-dashed border-signal pb-12 max-lg:border-l-2 max-lg:pl-7 lg:border-t-2 lg:px-6 lg:pt-10 ${places[index] ?? ''}`}
          >
            <span className="note absolute top-0 -left-[15px] grid size-7 place-items-center rounded-full border border-signal bg-paper lg:-top-[15px] lg:left-6">
              {index + 1}
            </span>
            <div className="flex items-end gap-4">
              <div className="w-24 shrink-0">
                <StationDrawing station={key} />
              </div>
              <h3 className="pb-3">{name}</h3>
            </div>
            <p className="mt-3 max-w-[32em] leading-normal text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
