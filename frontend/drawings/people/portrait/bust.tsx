import type { Cloth, Hair, Skin } from '../looks.ts';
import { clothes } from './clothes.ts';
import { Eyes, Feature, Mouth, Spectacles, type Glasses } from './features.tsx';
import { beards, cutShapes, shoulders, skull } from './shapes.ts';
import { curvesThrough, ringThrough, spotsOf } from './spline.ts';
import { ring, Strokes } from './strokes.tsx';

/** The marks of a bust: hair or headwear, jaw, beard or glasses, collar. */
export interface BustLook {
  skin: Skin;
  cut: keyof typeof cutShapes;
  cloth: keyof typeof clothes;
  tone: Cloth;
  hair?: Hair;
  beard?: keyof typeof beards;
  moustache?: boolean;
  glasses?: Glasses;
  /** How far the jaw, the chin, the cheek, the brow and the nose differ from the common ones. */
  jaw?: number;
  chin?: number;
  cheek?: number;
  brow?: number;
  nose?: number;
  width?: number;
  smile?: number;
  lips?: boolean;
  age?: boolean;
  slim?: boolean;
  earring?: boolean;
  bindi?: boolean;
}

type BustProps = { look: BustLook; /** Looks to the left. */ flip: boolean };
type Shape = (spots: string) => string;

/** How a face is drawn out: its width, and its chin. */
const drawnOut =
  ({ width = 1, chin = 0 }: BustLook): Shape =>
  (spots) =>
    ringThrough(
      spotsOf(spots).map(([x, y]) => [
        Math.round(x * width * 10) / 10,
        Math.round((y > 34 ? y + (chin * (y - 34)) / 26 : y) * 10) / 10,
      ]),
    );

export function Bust({ look, flip }: BustProps) {
  const { skin, cut, cloth, tone, hair = 'hair' } = look;
  const shape = drawnOut(look);
  const cover = { ...cutShapes[cut] } as { back?: string; over?: string; lines?: string; cover?: string };
  return (
    <g transform={`translate(${flip ? 126 : 112} 104) scale(${flip ? -0.92 : 0.92} .92)`}>
      {cover.back && <path className={`fill ${cover.cover ?? hair}`} d={shape(cover.back)} />}
      {cut === 'curly' && <path className={`fill ${hair}`} d={curlsBehind} />}
      <NeckAndCoat look={look} flip={flip} />
      <Strokes of={clothes[cloth]} skin={skin} cloth={tone} />
      <Face look={look} shape={shape} />
      {cover.over && <path className={`fill ${cover.cover ?? hair}`} d={shape(cover.over)} />}
      {cut === 'scarf' && <path className="shade" d={shape(scarfShade)} />}
      {cut === 'curly' && (
        <>
          <path className={hair} d={curlsBefore} />
          <path className="strand" d={curls} />
        </>
      )}
      {cover.lines && <path className={cover.cover ? 'seam faint' : 'strand'} d={cover.lines} />}
      {!['bob', 'long', 'scarf'].includes(cut) && (
        <>
          <path className={`fill skin-${skin}`} d={ear} />
          <Feature d="M-36 -3Q-32 -4 -33 4Q-36 6 -35 10" width={1.1} />
        </>
      )}
      {look.earring && (
        <path className="fill cloth-signal" d={ring(cut === 'bob' || cut === 'long' ? -27 : -35, 23, 3.6)} />
      )}
      {look.glasses && <Spectacles shape={look.glasses} />}
    </g>
  );
}

const ear = ringThrough(spotsOf('-40 -6, -33 -10, -28 -3, -29 8, -33 18, -39 14'));
const scarfShade = '-66 -30, -66 20, -70 66, -56 100, -36 102, -50 60, -50 10, -46 -40';
const curlsBehind = spotsOf('-44 -20, -54 -40, -48 -62, -28 -76, -4 -82, 20 -76, 36 -60, 42 -42, -50 -2')
  .map(([x, y]) => ring(x, y, 17))
  .join('');
const curlsBefore = spotsOf('-36 -50, -18 -62, 4 -64, 24 -54, 36 -44, -44 -26, -46 -8')
  .map(([x, y], index) => ring(x, y, index > 4 ? 11 : 14))
  .join('');
const curls = 'M-30 -66q8 -8 14 0M0 -70q8 -6 12 2M22 -58q8 -4 10 6M-48 -38q-2 -10 8 -12M-46 -14q-8 -4 -6 -12';

/** The neck, the coat over its foot, and the coat's dark side, which is the right one on the tile even for a flipped bust. */
function NeckAndCoat({ look: { skin, tone, slim = false }, flip }: BustProps) {
  const [left, right] = slim ? [-30, 14] : [-37, 22];
  const coat = spotsOf(shoulders[slim ? 'slim' : 'broad']);
  const start = (coat[0] ?? []).join(' ');
  const sides = slim
    ? ['M42 96Q70 100 78 128L82 190L58 190Q64 130 42 96Z', 'M-58 94Q-86 100 -90 128L-94 190L-70 190Q-74 130 -58 94Z']
    : ['M48 94Q80 100 88 128L92 190L64 190Q70 130 48 94Z', 'M-70 96Q-96 104 -105 128L-110 190L-84 190Q-88 130 -70 96Z'];
  return (
    <>
      <path
        className={`fill skin-${skin}`}
        d={`M${left} 8L${left - 2} 70Q${left - 4} 80 ${left - 14} 86L0 126L${right + 16} 88Q${right} 80 ${right} 66L${right - 2} 44Z`}
      />
      <path className="shade" d={`M${left} 24Q-6 72 ${right - 1} 62L${right} 72Q-8 92 ${left - 1} 52Z`} />
      <path
        className={`fill cloth-${tone}`}
        d={`M${start}${curvesThrough(coat.slice(0, 5))}L${(coat[5] ?? []).join(' ')}${curvesThrough(coat.slice(5))}Q${right} 96 4 98Q-24 98 ${start}Z`}
      />
      <path className="shade" d={sides[flip ? 1 : 0]} />
    </>
  );
}

function Face({ look, shape }: { look: BustLook; shape: Shape }) {
  const { skin, beard, hair = 'hair', jaw = 0, cheek = 0, brow = 0, nose = 0, smile = 1 } = look;
  const low = 45 + jaw * 0.4;
  const outline = `${skull}, -36 16, ${-33 - jaw} 30, ${-20 - jaw} ${low}, -4 56, 10 61, 23 56, 32 42, ${38 + cheek} 24, ${42 + cheek} 10, 39 0, 43 -10`;
  return (
    <>
      <path className={`fill skin-${skin}`} d={shape(outline)} />
      <path
        className="shade"
        d={shape(`-34 10, ${-32 - jaw} 30, ${-19 - jaw} ${low - 1}, -4 55, 9 60, -2 48, -16 34, -24 16, -28 -10`)}
      />
      {beard && <path className={`fill ${hair}`} d={shape(beards[beard])} />}
      {look.moustache && (
        <path className={`fill ${hair}`} d={shape('2 33, 8 26, 18 23, 27 25, 33 31, 26 31, 18 29, 9 32')} />
      )}
      <Eyes slim={look.slim ?? false} brow={brow} />
      <Feature
        d={`M18 -6Q20 6 ${27 + nose} ${15 + nose * 0.6}Q${28 + nose} 21 ${20 + nose * 0.4} 21.5M12 20Q9 17 11.5 14`}
      />
      <Mouth bearded={Boolean(beard)} lips={look.lips ?? false} smile={smile} />
      {look.age && (
        <path className="wrinkle" d="M-14 6Q-10 9 -5 8M7 22Q1 28 0 33M-6 -34Q10 -38 28 -33M-19 -4l-5 -2.4M-19 1l-5 1" />
      )}
      {look.bindi && <path className="cloth-signal" d={ring(17, -17, 2.4)} />}
    </>
  );
}
