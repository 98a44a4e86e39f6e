import { RoomScene } from '@frontdoor/drawings';
import { rooms } from './words.ts';

type Room = (typeof rooms.rows)[number];

// Where each room lies on wide screens, and in which wall its door is.
const places: Record<Room['key'], { cell: string; inside: string; drawing: string; door: string }> = {
  desks: {
    cell: 'md:col-span-2 lg:col-span-7 lg:row-span-2',
    inside: 'content-between',
    drawing: 'mx-auto w-full max-w-[34rem]',
    door: '-right-1 top-24 h-14 w-1 max-lg:hidden',
  },
  devices: {
    cell: 'lg:col-span-5',
    inside: 'xl:grid-flow-dense xl:grid-cols-[1fr_12rem] xl:items-center',
    drawing: 'mx-auto w-52 xl:col-start-2 xl:w-full',
    door: 'hidden',
  },
  machines: {
    cell: 'lg:col-span-5',
    inside: 'xl:grid-cols-[12rem_1fr] xl:items-center',
    drawing: 'mx-auto w-44 xl:w-full',
    door: 'hidden',
  },
  networks: {
    cell: 'lg:col-span-4',
    inside: 'content-between',
    drawing: 'mx-auto w-full max-w-80',
    door: '-top-1 right-12 h-1 w-14 max-lg:hidden',
  },
  power: {
    cell: 'lg:col-span-4',
    inside: 'content-between',
    drawing: 'mx-auto w-full max-w-72',
    door: '-left-1 top-10 h-14 w-1 max-lg:hidden',
  },
  copies: {
    cell: 'md:max-lg:col-span-2 lg:col-span-4',
    inside: 'content-between',
    drawing: 'mx-auto w-full max-w-60',
    door: 'hidden',
  },
};

/** The highlights as rooms of one floor plan: thick walls, and gaps where the doors are. */
export function Plan() {
  return (
    <section aria-labelledby="rooms-title" className="gutter py-16 lg:py-28">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="rooms-title">{rooms.title}</h2>
        <p className="lead">{rooms.lead}</p>
      </div>
      <div className="grid border-4 border-ink bg-ink gap-1 md:grid-cols-2 lg:grid-cols-12">
        {rooms.rows.map((room) => (
          <RoomCell key={room.key} room={room} />
        ))}
      </div>
    </section>
  );
}

function RoomCell({ room: { key, letter, title, size, text } }: { room: Room }) {
  const { cell, inside, drawing, door } = places[key];
  return (
    <article id={`room-${key}`} className={`relative grid gap-6 bg-paper p-5 lg:p-7 ${inside} ${cell}`}>
      <div className={drawing}>
        <RoomScene room={key} />
      </div>
      <div>
        <p className="note flex items-center gap-3 text-ink-soft">
          <span className="grid size-7 shrink-0 place-items-center rounded-full border border-signal text-ink">
            {letter}
          </span>
          {size}
        </p>
        <h3 className="mt-3">{title}</h3>
        <p className="mt-2 text-[0.97rem] leading-normal text-ink-soft">{text}</p>
      </div>
      <span aria-hidden="true" className={`absolute bg-paper ${door}`} />
    </article>
  );
}
