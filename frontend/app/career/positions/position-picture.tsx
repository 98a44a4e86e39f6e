import { TradeCopy, TradeDrawing } from '@frontdoor/drawings';
import { trades } from '../../content/trades.ts';
import { Choice, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';

const drawWith = (Draw: typeof TradeDrawing) =>
  Object.fromEntries(trades.map(({ trade }) => [trade, <Draw key={trade} trade={trade} className="w-[74%]" />]));
const drawings = { whole: drawWith(TradeDrawing), copied: drawWith(TradeCopy) };

/**
 * The drawing of a post's trade: whole, or a copy where the page has `TradeOriginals`. The picture that HR has given to a post lies
 * over it, so that a lost one leaves no hole.
 */
export const PositionPicture = ({ drawn }: { drawn: keyof typeof drawings }) => (
  <>
    <Choice of="drawing" words={drawings[drawn]} />
    <If the="image">
      <img src={value('image')} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
    </If>
  </>
);
