import { TradeScene } from '@frontdoor/drawings';
import { trades } from '../../content/trades.ts';
import { Choice } from '../../served/template.tsx';
import { GivenPicture } from '../positions/given-picture.tsx';

const scenes = Object.fromEntries(trades.map(({ trade }) => [trade, <TradeScene key={trade} trade={trade} />]));

/** A scene of the post's trade, or the picture from HR. */
export const PostPicture = ({ className }: { className: string }) => (
  <div className={`relative ${className}`}>
    <Choice of="hero" words={scenes} />
    <GivenPicture />
  </div>
);
