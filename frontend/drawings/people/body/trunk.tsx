import type { Point } from '../../kit/projection.ts';
import type { Figure } from '../figure.ts';
import type { Ball } from './hull.ts';
import type { Look } from '../looks.ts';
import { Part, Seam } from '../part.tsx';

type TrunkProps = { figure: Figure; look: Required<Look> };

/** Chest, waist and hem, with the collar and the badge on the side that shows. */
export function Trunk({ figure, look }: TrunkProps) {
  const { ball, upper, front } = figure;
  const pair = (point: Point, r: number): Ball[] => [ball(upper(point), r), ball(upper(point, -1), r)];
  const waist = pair([0, 4, 64], 5.2);
  const chest = [...pair([0, 8.6, 84], 4.3), ...pair([1.2, 6, 76], 5.6)];
  const hem = look.long ? coatHem(figure, look.slim ? 0.86 : 1) : pair([0, 4.6, 53], 5.8);
  return (
    <>
      <Part
        tone={`cloth-${look.top}`}
        hulls={[
          [...chest, ...waist],
          [...waist, ...hem],
        ]}
      />
      {front ? (
        <Front figure={figure} look={look} />
      ) : (
        <Seam figure={figure} kind="faint" through={[upper([-4.6, 0, 80]), upper([-5.6, 0, 66])]} />
      )}
    </>
  );
}

function coatHem({ ball, sits }: Figure, width: number): Ball[] {
  const [up, r] = sits ? [29, 6] : [36, 6.6];
  const hips = [ball([0, 4.8 * width, up], r), ball([0, -4.8 * width, up], r)];
  return sits ? [...hips, ball([15, 5, 30], 5), ball([15, -5, 30], 5)] : hips;
}

function Front({ figure, look }: TrunkProps) {
  const { spot, upper } = figure;
  const [x, y] = spot(upper([7.4, 0, 70]));
  return (
    <>
      <Seam
        figure={figure}
        kind="faint"
        through={[upper([6.4, 0, 84]), upper([7, 0, 76]), upper([6.2, 0, look.long ? 60 : 57])]}
      />
      <Seam figure={figure} through={[upper([2.5, 4.4, 89]), upper([6.2, 0, 83]), upper([2.5, -4.4, 89])]} />
      {look.badge && (
        <>
          <Seam
            figure={figure}
            kind="signal"
            through={[upper([3, 3.6, 88]), upper([7.4, 0, 73]), upper([3, -3.6, 88])]}
          />
          <path className="seam badge" d={`M${(x - 2.6).toFixed(1)} ${(y - 2.6).toFixed(1)}h5.2v7h-5.2z`} />
        </>
      )}
    </>
  );
}
