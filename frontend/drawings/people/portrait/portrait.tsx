import { Drawing } from '../../kit/drawing.tsx';
import type { Cloth, Skin } from '../looks.ts';
import { Bust, type BustLook } from './bust.tsx';
import { ringThrough, spotsOf } from './spline.ts';
import { Strokes, type Stroke } from './strokes.tsx';
import { heldTools, tools } from './tools.ts';

export interface PortraitLook extends BustLook {
  /** Behind the shoulder: a leader's by its name, or the strokes of another one. */
  tool?: keyof typeof tools | readonly Stroke[];
  held?: keyof typeof heldTools;
  /** Looks to the left. Half of a row does, so that it looks to its middle. */
  flip?: boolean;
}

type PortraitProps = {
  look: PortraitLook;
  label?: string;
  className?: string;
  /** The bust alone, without its tool. */ plain?: boolean;
};

/** A bust in three quarters on a tile of 240 x 280. */
export function Portrait({ look, label, className = '', plain = false }: PortraitProps) {
  const { tool, held: thing, flip = false } = look;
  return (
    <Drawing viewBox="0 0 240 280" className={`portrait ${className}`} {...(label ? { label } : {})}>
      {tool && !plain && (
        <g transform={flip ? 'translate(-158 0)' : undefined}>
          <Strokes of={typeof tool === 'string' ? tools[tool] : tool} />
        </g>
      )}
      <Bust look={look} flip={flip} />
      {thing && !plain && (
        <g transform={flip ? 'translate(240 0) scale(-1 1)' : undefined}>
          <Hand skin={look.skin} cuff={look.tone} thing={thing} />
        </g>
      )}
    </Drawing>
  );
}

const fist = ringThrough(
  spotsOf('-14 -12, 8 -14, 13 -10, 12 -5, 14 -1, 12 4, 13 8, 10 13, 10 18, 4 22, -12 18, -16 4'),
);
const thumb = ringThrough(spotsOf('-14 2, -12 -16, -6 -22, -2 -17, -5 -6, -6 6'));

/** A hand that holds something upright: four fingers wrapped from the left, a thumb over them. */
function Hand({ skin, cuff, thing }: { skin: Skin; cuff: Cloth; thing: keyof typeof heldTools }) {
  return (
    <g transform="translate(190 216)">
      <path className={`fill cloth-${cuff}`} d="M-22 66Q-26 40 -18 22L14 22Q20 40 22 66Z" />
      <path className={`fill skin-${skin}`} d="M-15 26Q-18 8 -12 2L12 -2Q17 8 13 26Z" />
      <path className="seam" d="M-17 24L14 24" />
      <Strokes of={heldTools[thing]} />
      <path className={`fill skin-${skin}`} d={fist} />
      <path className="seam" d="M-4 -4L12 -4.5M-4 4L12 4.5M-4 12.5L10 13" />
      <path className={`fill skin-${skin}`} d={thumb} />
    </g>
  );
}
