import { TradeOriginals } from '@frontdoor/drawings';
import { Each, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { positionsWords } from '../words.ts';
import { NoPositions } from './no-positions.tsx';
import { PositionCard } from './position-card.tsx';
import { PositionFilters } from './position-filters.tsx';
import { filterWords } from './words.ts';

/** How many positions are open, and how many of them the list shows. */
export const PositionCount = () => (
  <If the="unavailable" otherwise={<Count />}>
    {positionsWords.failed}
  </If>
);

const Count = () => (
  <>
    <If the="filtered">
      {value('shown')} {filterWords.of}{' '}
    </If>
    <If the="one" otherwise={`${value('count')} ${positionsWords.many}`}>
      {positionsWords.one}
    </If>
  </>
);

/** The open positions, as the API knows them. */
export const Positions = () => (
  <If the="unavailable" otherwise={<Known />}>
    <NoPositions />
  </If>
);

const Known = () => (
  <>
    <PositionFilters />
    <If the="nothingFits">
      <p className="lead border-t-2 border-ink pt-6">
        {filterWords.none}{' '}
        <a className="underlined" href="/career#open-positions">
          {filterWords.clear}
        </a>
      </p>
    </If>
    <If the="none">
      <NoPositions />
    </If>
    <If the="shown">
      <TradeOriginals />
      <ul className="border-t-2 border-ink">
        <Each of="posts">
          <PositionCard />
        </Each>
      </ul>
    </If>
  </>
);
