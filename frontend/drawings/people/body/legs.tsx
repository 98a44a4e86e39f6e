import type { Point } from '../../kit/projection.ts';
import type { Figure, Side } from '../figure.ts';
import type { Cloth, Pose } from '../looks.ts';
import { Part } from '../part.tsx';
import { poses } from '../poses.ts';

type LegsProps = { figure: Figure; pose: Pose; cloth: Cloth };

/** Both legs, the far one first. */
export function Legs({ figure, pose, cloth }: LegsProps) {
  return (
    <>
      <Leg figure={figure} pose={pose} cloth={cloth} side={figure.near === 1 ? -1 : 1} />
      <Leg figure={figure} pose={pose} cloth={cloth} side={figure.near} />
    </>
  );
}

function Leg({ figure: { ball, sits }, pose, cloth, side }: LegsProps & { side: Side }) {
  const joints = poses[pose].legs;
  const behind = pose === 'carry' && side < 0;
  const put = ([u, v, up]: Point): Point => {
    const low = up < 10;
    return behind ? [-u * 0.9 + (low ? 3 : 2), v * side, up + (low ? 2 : 0)] : [u, v * side, up];
  };
  const [knee, ankle, toe] = [put(joints.knee), put(joints.ankle), put(joints.toe)];
  const tip: Point = behind ? [ankle[0] + 6, toe[1], 2.6] : toe;
  return (
    <>
      <Part tone="cloth-line" hulls={[[ball([ankle[0] - 1, ankle[1], ankle[2] - 1.6], 2.5), ball(tip, 2.1)]]} />
      <Part
        tone={`cloth-${cloth}`}
        hulls={[
          [ball([0, 4.4 * side, sits ? 29 : 53], 5.6), ball(knee, 4.1)],
          [ball(knee, 4.1), ball(ankle, 3)],
        ]}
      />
    </>
  );
}

/** The seat of a sitting person. */
export function Pelvis({ figure: { ball }, cloth }: Omit<LegsProps, 'pose'>) {
  return <Part tone={`cloth-${cloth}`} hulls={[[ball([0, 4.4, 29], 5.8), ball([0, -4.4, 29], 5.8)]]} />;
}
