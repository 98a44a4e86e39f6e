import { TradeCopy } from '@frontdoor/drawings';
import { trades } from '../../content/trades.ts';
import { Choice, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';

const copies = Object.fromEntries(
  trades.map(({ trade }) => [trade, <TradeCopy key={trade} trade={trade} className="w-[74%]" />]),
);

/**
 * The drawing of a post's trade, a copy of one of the page's `TradeOriginals`. The picture that HR has given to a post lies
 * over it, so that a lost one leaves no hole.
 */
export const PositionPicture = () => (
  <>
    <Choice of="drawing" words={copies} />
    <If the="image">
      <img src={value('image')} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
    </If>
  </>
);
