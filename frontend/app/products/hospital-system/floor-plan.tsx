import { plan } from './words.ts';

/** The modules as rooms: each as large as the time that its people spend in it. */
export function FloorPlan() {
  return (
    <figure>
      <ul className="grid border-[3px] border-ink bg-raised md:grid-cols-12">
        {plan.rooms.map(({ name, text, place }) => (
          <li key={name} className={`relative min-h-32 border-[1.5px] border-ink p-5 ${place}`}>
            <h3>{name}</h3>
            <p className="mt-1 max-w-[24em] leading-snug text-ink-soft">{text}</p>
            <span aria-hidden="true" className="absolute right-6 -bottom-[3px] h-1 w-9 bg-raised" />
            <span
              aria-hidden="true"
              className="absolute right-6 bottom-0 size-9 rounded-tr-full border-t border-r border-field opacity-60"
            />
          </li>
        ))}
      </ul>
      <figcaption className="note mt-3 text-ink-soft">{plan.caption}</figcaption>
    </figure>
  );
}
