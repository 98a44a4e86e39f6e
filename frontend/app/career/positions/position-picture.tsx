import { TradeCopy } from '@frontdoor/drawings';
import { trades } from '../../content/trades.ts';
import { Choice } from '../../served/template.tsx';
import { GivenPicture } from './given-picture.tsx';

const copies = Object.fromEntries(
  trades.map(({ trade }) => [trade, <TradeCopy key={trade} trade={trade} className="w-[74%]" />]),
);

/** The drawing of a post's trade, a copy of one of the page's `TradeOriginals`, or the picture from HR. */
export const PositionPicture = () => (
  <>
    <Choice of="drawing" words={copies} />
    <GivenPicture />
  </>
);
