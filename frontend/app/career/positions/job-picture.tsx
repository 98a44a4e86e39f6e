import { useState } from 'react';
import { TradeDrawing } from '../../art/scenes/trades.tsx';
import type { Trade } from '../../content/trades.ts';

type JobPictureProps = { image: string | null; drawing: Trade };

/** The picture that HR has given to a post. The drawing stands for it when there is none, or when it cannot be shown. */
export function JobPicture({ image, drawing }: JobPictureProps) {
  const [lost, setLost] = useState(false);
  if (!image || lost) return <TradeDrawing trade={drawing} className="w-[74%]" />;
  return <img src={image} alt="" loading="lazy" className="size-full object-cover" onError={() => setLost(true)} />;
}
