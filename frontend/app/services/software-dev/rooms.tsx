import { rooms } from './words.ts';
import { letterOf, partId } from '../../ui/pictures/part-links.ts';

/** The rooms as a plan: four cells with doors in their walls. */
export function Rooms() {
  return (
    <section aria-labelledby="rooms" className="gutter border-t border-line bg-raised py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="rooms" className="lg:col-span-6">
          {rooms.title}
        </h2>
        <p className="lead lg:col-span-6">{rooms.lead}</p>
      </div>
      <p className="note mt-10 mb-2 text-ink-soft">{rooms.note}</p>
      <ul className="grid border-[3px] border-ink lg:grid-cols-[5fr_3fr_4fr] lg:grid-rows-2">
        {rooms.list.map(({ name, text, figure }, index) => (
          <li key={name} id={partId(index)} className={`relative flex flex-col border-ink p-6 ${walls[index] ?? ''}`}>
            <span className="note flex justify-between text-signal">
              <span>{letterOf(index)}</span>
              <span className="text-ink-soft">{figure}</span>
            </span>
            <h3 className="mt-3">{name}</h3>
            <p className="mt-2 leading-snug text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const walls = [
  'max-lg:border-b-[3px] lg:row-span-2 lg:border-r-[3px] lg:justify-end',
  'max-lg:border-b-[3px] lg:col-span-2 lg:border-b-[3px]',
  'max-lg:border-b-[3px] lg:border-r-[3px]',
  'bg-signal-pale',
];
