import { Each, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { postWords } from './words.ts';

/** Links to the open positions that the API has chosen; nothing where there are none. */
export const PositionLinks = () => (
  <If the="hasOthers">
    <ul className="mt-8 border-t-2 border-ink">
      <Each of="others">
        <li className="border-b border-line">
          <a
            href={value('path')}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 hover:text-signal"
          >
            <span className="font-display text-xl font-semibold">{value('title')}</span>
            <span className="note text-ink-soft">{value('location')}</span>
          </a>
        </li>
      </Each>
    </ul>
  </If>
);

export const AllPositions = () => (
  <p className="mt-8">
    <a href="/career#open-positions" className="button">
      {postWords.all}
    </a>
  </p>
);

/** At the foot of an open post; a closed one has them in place of its text. */
export const OtherPositions = () => (
  <If the="open">
    <section aria-labelledby="others" className="gutter border-t border-line bg-raised py-14 lg:py-20">
      <h2 id="others">
        <If the="hasOthers" otherwise={postWords.all}>
          {postWords.others}
        </If>
      </h2>
      <PositionLinks />
      <AllPositions />
    </section>
  </If>
);
