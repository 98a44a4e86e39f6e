import {
  LaneScreen,
  TowerScreen,
  FeesScreen,
  LedgerScreen,
  LessonScreen,
  ClothScreen,
  ColdRoomsScreen,
  OvensScreen,
  TubesScreen,
  HaulScreen,
  RoundScreen,
} from '@frontdoor/drawings';
import { workOf } from '../content/portfolio.ts';
import { WorkWords } from './work-words.tsx';

const [tower, haul] = [workOf('tower'), workOf('haul')];
const [fees, ovens, round] = [workOf('fees'), workOf('ovens'), workOf('round')];
const [cloth, rooms, tubes] = [workOf('cloth'), workOf('rooms'), workOf('tubes')];

/** Two of unequal width; the second one hangs lower. */
export function Pair() {
  return (
    <div className="grid border-t border-line bg-side lg:grid-cols-12">
      <article className="gutter py-14 lg:col-span-7 lg:py-20">
        <div className="max-w-[34rem] lg:max-w-none">
          <TowerScreen work={tower} />
        </div>
        <WorkWords work={tower} className="mt-8 lg:ml-[16%]" />
      </article>
      <article className="gutter flex flex-col gap-8 border-line bg-paper py-14 max-lg:border-t lg:col-span-5 lg:border-l lg:pt-44 lg:pb-20">
        <WorkWords work={haul} />
        <div className="max-w-[32rem]">
          <HaulScreen work={haul} />
        </div>
      </article>
    </div>
  );
}

const ledgers = [
  { work: workOf('ledger'), Picture: LedgerScreen },
  { work: workOf('lesson'), Picture: LessonScreen },
  { work: workOf('lane'), Picture: LaneScreen },
] as const;

/** Three one below the other, the middle one turned round. */
export function Ledgers() {
  return ledgers.map(({ work, Picture }, index) => (
    <article
      key={work.name}
      className="gutter grid items-center gap-x-10 gap-y-8 border-t border-line py-12 lg:grid-flow-dense lg:grid-cols-12"
    >
      <WorkWords work={work} className={`lg:col-span-6 ${index === 1 ? 'lg:col-start-7' : ''}`} />
      <div className={`max-w-[32rem] lg:col-span-5 lg:max-w-none ${index === 1 ? '' : 'lg:col-start-8'}`}>
        <Picture work={work} />
      </div>
    </article>
  ));
}

const columns = [
  { work: fees, Picture: FeesScreen },
  { work: ovens, Picture: OvensScreen },
  { work: round, Picture: RoundScreen },
] as const;

/** Three columns, like a chequer: pictures above, below and above their words. */
export function Staggered() {
  return (
    <div className="grid border-t border-line xl:grid-cols-3">
      {columns.map(({ work, Picture }) => (
        <article
          key={work.name}
          className="group grid content-start gap-8 border-line px-[clamp(1rem,3vw,2.5rem)] py-12 max-xl:border-b max-xl:last:border-b-0 lg:max-xl:grid-cols-2 lg:max-xl:items-center xl:border-l xl:px-7 xl:py-16 xl:first:border-l-0 xl:even:grid-rows-[auto_1fr]"
        >
          <div className="max-w-[32rem] lg:max-xl:group-even:col-start-2 lg:max-xl:group-even:row-start-1 xl:group-even:row-start-2 xl:group-even:self-end">
            <Picture work={work} />
          </div>
          <WorkWords work={work} />
        </article>
      ))}
    </div>
  );
}

/** One tall at the left, two beside it. */
export function Stacked() {
  return (
    <div className="grid border-t border-line lg:grid-cols-[5fr_8fr]">
      <article className="gutter bg-raised py-14 lg:py-20">
        <div className="max-w-[32rem]">
          <ClothScreen work={cloth} />
        </div>
        <WorkWords work={cloth} className="mt-8" />
      </article>
      <div className="divide-y divide-line border-line max-lg:border-t lg:border-l">
        {[
          { work: rooms, picture: <ColdRoomsScreen work={rooms} /> },
          { work: tubes, picture: <TubesScreen work={tubes} /> },
        ].map(({ work, picture }) => (
          <article
            key={work.name}
            className="gutter grid items-center gap-8 py-12 md:grid-cols-[11fr_9fr] lg:max-xl:grid-cols-1 lg:py-14"
          >
            <div className="max-w-[32rem]">{picture}</div>
            <WorkWords work={work} />
          </article>
        ))}
      </div>
    </div>
  );
}
