import type { Point } from '../../kit/projection.ts';
import { between, type Figure, type Side } from '../figure.ts';
import type { Look, Stance } from '../looks.ts';
import { Part } from '../part.tsx';
import { poses } from '../poses.ts';

type ArmProps = {
  figure: Figure;
  look: Required<Look>;
  joints: readonly [Point, Point];
  side: Side;
  foreOnly?: boolean;
};

/** The elbow and the hand of one side. */
export function jointsOf(
  side: Side,
  figure: Figure,
  slim: boolean,
  { pose = 'stand', mirror }: Stance,
): [Point, Point] {
  const acts = side === (mirror ? -1 : 1);
  const width = slim && !figure.sits ? 0.86 : 1;
  const [elbow, hand] = poses[pose].arms[acts ? 0 : 1];
  const put = ([u, v, up]: Point): Point => [u, v * side * width, up];
  return [put(elbow), put(hand)];
}

/** An arm held forward is drawn after the body and after the things on which the hands lie. */
export const reaches = ([, hand]: readonly [Point, Point]) => hand[0] > 8;

/** One arm; of the far one over a desk only the part below the elbow. */
export function Arm({ figure: { ball, upper }, look, joints: [elbow, hand], side, foreOnly = false }: ArmProps) {
  const shoulder = upper([0, 10.8, 83.6], side);
  const fingers: Point = [
    hand[0] + (hand[0] - elbow[0]) * 0.12,
    hand[1] + (hand[1] - elbow[1]) * 0.12,
    hand[2] + (hand[2] - elbow[2]) * 0.14,
  ];
  const long = look.sleeve === 'long';
  const upperSleeve = [ball(shoulder, 4), long ? ball(elbow, 3.3) : ball(between(shoulder, elbow, 0.72), 3.7)];
  const lowerSleeve = [ball(elbow, 3.3), ball(between(elbow, hand, 0.84), 2.8)];
  const sleeves = [...(foreOnly ? [] : [upperSleeve]), ...(long ? [lowerSleeve] : [])];
  return (
    <>
      <Part
        tone={`skin-${look.skin}`}
        hulls={[
          [ball(elbow, 2.7), ball(hand, 2.1)],
          [ball(hand, 2.1), ball(fingers, 2.5)],
        ]}
      />
      {sleeves.length > 0 && <Part tone={`cloth-${look.top}`} hulls={sleeves} />}
    </>
  );
}
