import { TradeDrawing } from '../../art/scenes/trades.tsx';
import { trades } from '../../content/trades.ts';
import { Choice, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';

const drawings = Object.fromEntries(
  trades.map(({ trade }) => [trade, <TradeDrawing key={trade} trade={trade} className="w-[74%]" />]),
);

/** The drawing of a post's trade. The picture that HR has given to a post lies over it, so that a lost one leaves no hole. */
export const PositionPicture = () => (
  <>
    <Choice of="drawing" words={drawings} />
    <If the="image">
      <img src={value('image')} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
    </If>
  </>
);
