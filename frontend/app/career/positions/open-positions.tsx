import { Served } from '../../served/served.tsx';
import { ServedData } from '../../served/served-data.tsx';
import { positionsWords } from '../words.ts';
import { PositionCount, Positions } from './positions.tsx';

export const OpenPositions = () => (
  <section id="open-positions" aria-labelledby="positions-title" className="grid bg-paper lg:grid-cols-12">
    <header className="gutter pt-14 lg:col-span-3 lg:border-r lg:border-line lg:py-20">
      <div className="lg:sticky lg:top-28">
        <p className="note mb-5 text-signal">{positionsWords.note}</p>
        <h2 id="positions-title" className="lg:max-xl:text-[2.2rem]!">
          {positionsWords.title}
        </h2>
        <Served className="note mt-4 text-ink-soft">{import.meta.env.SSR && <PositionCount />}</Served>
      </div>
    </header>
    <Served className="gutter py-10 lg:col-span-9 lg:py-20">
      {import.meta.env.SSR && (
        <>
          <Positions />
          <ServedData />
        </>
      )}
    </Served>
  </section>
);
