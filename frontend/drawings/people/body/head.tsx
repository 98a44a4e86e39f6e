import type { Point } from '../../kit/projection.ts';
import { capOf } from './cap.ts';
import type { Figure, Side } from '../figure.ts';
import type { Cut, Look } from '../looks.ts';
import { Part, Seam } from '../part.tsx';

type HeadProps = { figure: Figure; look: Required<Look> };

const R = 6.7;
const EARLESS: readonly Cut[] = ['scarf', 'bob', 'long'];
/** Hair or cloth that falls over the shoulders is drawn before the trunk when the face is towards us. */
export const falls = (cut: Cut) => cut === 'long' || cut === 'scarf';
/** A cut that is not hair has its own cloth. */
const coverOf = ({ cut, hair }: Required<Look>) =>
  ({ scarf: 'cloth-sand', turban: 'cloth-signal' })[cut as string] ?? hair;

const backs: Partial<Record<Cut, readonly (readonly [point: Point, r: number])[]>> = {
  long: [
    [[-2, 0, 101], 7],
    [[-3.4, 3.4, 88], 4],
    [[-3.4, -3.4, 88], 4],
    [[-4.6, 0, 80], 4],
  ],
  bob: [
    [[-1.4, 0, 101], 7.6],
    [[-2, 4, 92.5], 3.6],
    [[-2, -4, 92.5], 3.6],
  ],
  bun: [[[-7.4, 0, 103.5], 3.6]],
  tail: [
    [[-6.6, 0, 102], 2.6],
    [[-9, 0, 92], 2.4],
    [[-7.6, 0, 84], 1.2],
  ],
  scarf: [
    [[-1, 0, 101], 7.8],
    [[-1, 4.5, 90], 4.6],
    [[-1, -4.5, 90], 4.6],
  ],
};

/** Hair or a scarf behind the head. */
export function BackHair({ figure: { ball, upper }, look }: HeadProps) {
  const back = backs[look.cut];
  if (!back) return null;
  const hull = back.map(([point, r]) => ball(upper(point), r));
  return <Part tone={coverOf(look)} hulls={[hull]} shade={look.cut === 'scarf' ? 0.5 : 0} />;
}

export function Neck({ figure: { ball, upper }, look }: HeadProps) {
  return (
    <Part
      tone={`skin-${look.skin}`}
      hulls={[[ball(upper([0.4, 0, 85]), 3), ball(upper([0.9, 0, 94]), 2.9)]]}
      shade={0}
    />
  );
}

/** At this size a face is two dots, a nose in the outline and an ear; no mouth. */
export function Head({ figure, look }: HeadProps) {
  const earless = EARLESS.includes(look.cut);
  return figure.front ? (
    <>
      <Neck figure={figure} look={look} />
      {!falls(look.cut) && <BackHair figure={figure} look={look} />}
      <Face figure={figure} look={look} />
      <Eye figure={figure} side={1} glasses={look.glasses} />
      <Eye figure={figure} side={-1} glasses={look.glasses} />
      <Crown figure={figure} look={look} />
      {!earless && <Ear figure={figure} look={look} />}
    </>
  ) : (
    <>
      <Face figure={figure} look={look} />
      <Crown figure={figure} look={look} />
      {!earless && <Ear figure={figure} look={look} />}
      <BackHair figure={figure} look={look} />
    </>
  );
}

const chin: readonly (readonly [point: Point, r: number])[] = [
  [[2.2, 4, 96], 1.5],
  [[4.2, 2, 93.6], 2.2],
  [[4.2, -2, 93.6], 2.2],
  [[2.2, -4, 96], 1.5],
];

function Face({ figure: { ball, upper, front }, look }: HeadProps) {
  return (
    <>
      <Part
        tone={`skin-${look.skin}`}
        hulls={[
          [ball(upper([0.2, 0, 100.8]), R), ball(upper([2.3, 0, 96.2]), 4.4)],
          [ball(upper([6.2, 0, 99.6]), 1.3), ball(upper([6.9, 0, 97.8]), 1.3)],
        ]}
        shade={0.72}
      />
      {look.beard && front && (
        <Part tone={look.hair} hulls={[chin.map(([point, r]) => ball(upper(point), r))]} shade={0} />
      )}
    </>
  );
}

function Ear({ figure: { ball, upper, near }, look }: HeadProps) {
  return <Part tone={`skin-${look.skin}`} hulls={[[ball(upper([-0.2, 6.9 * near, 99.2]), 1.5)]]} shade={0} />;
}

function Eye({ figure: { spot, upper }, side, glasses }: { figure: Figure; side: Side; glasses: boolean }) {
  const [u, , up] = upper([0.2, 0, 100.8]);
  const [x, y] = spot([u + 6.3, 2.7 * side, up - 0.4]);
  return (
    <>
      <circle className="eye" cx={x} cy={y} r="0.95" />
      {glasses && <circle className="seam" cx={x} cy={y} r="2.6" />}
    </>
  );
}

/** Towards which side of the head a cap lies, how far it reaches, and how much it stands off the skull. */
const crowns: Record<Cut, readonly [towards: Point, degrees: number, size: number]> = {
  bald: [[-1, 0, -0.25], 62, 1.1],
  turban: [[-0.62, 0, 1], 80, 1.28],
  scarf: [[-0.62, 0, 0.8], 84, 1.18],
  curly: [[-0.5, 0, 0.86], 84, 1.27],
  short: [[-0.8, 0, 0.62], 72, 1.12],
  bob: [[-0.8, 0, 0.62], 76, 1.12],
  long: [[-0.8, 0, 0.62], 76, 1.12],
  bun: [[-0.8, 0, 0.62], 76, 1.12],
  tail: [[-0.8, 0, 0.62], 76, 1.12],
};

function Crown({ figure, look }: HeadProps) {
  const { upper, front } = figure;
  const [towards, degrees, size] = crowns[look.cut];
  return (
    <>
      <path className={`edge ${coverOf(look)}`} d={capOf(figure, upper([0.2, 0, 100.8]), R * size, towards, degrees)} />
      {look.cut === 'turban' && front && (
        <Seam
          figure={figure}
          kind="faint"
          through={[upper([6.6, 0, 104.2]), upper([2, 4.6, 109]), upper([-3, 6, 107])]}
        />
      )}
    </>
  );
}
