import { TradeScene } from '@frontdoor/drawings';
import { trades } from '../../content/trades.ts';
import { Choice, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';

const scenes = Object.fromEntries(trades.map(({ trade }) => [trade, <TradeScene key={trade} trade={trade} />]));

/** The work of the post's trade. The picture that HR has given to a post lies over it, so that a lost one leaves no hole. */
export const PostPicture = ({ className }: { className: string }) => (
  <div className={`relative ${className}`}>
    <Choice of="hero" words={scenes} />
    <If the="image">
      <img src={value('image')} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
    </If>
  </div>
);
