import type { ReactNode } from 'react';
import { Arm, jointsOf, reaches } from './body/arm.tsx';
import type { Point } from '../kit/projection.ts';
import { figureOf, type Figure, type Side } from './figure.ts';
import { BackHair, Head, Neck, falls } from './body/head.tsx';
import { Legs, Pelvis } from './body/legs.tsx';
import { asWorn, type Look, type Stance } from './looks.ts';
import { Trunk } from './body/trunk.tsx';

type PersonProps = Stance &
  Look & {
    /** Draws half of the person, so that a desk can stand between: first the body, then the desk, then the arms. */
    only?: 'body' | 'arms';
    /** A carried thing, drawn between the body and the arms that hold it. */
    load?: ReactNode;
  };

/**
 * A person of 108 units, in any pose at any turn; the floor under the feet is `at`. Never scale one person against another.
 * The hands of a person turned away are part of the body.
 */
export function Person({ only, load, at, yaw = 0, pose = 'stand', mirror = false, ...worn }: PersonProps) {
  const look = asWorn(worn);
  const stance = { at, yaw, pose, mirror };
  const figure = figureOf(stance, look.slim);
  const { near } = figure;
  const far: Side = near === 1 ? -1 : 1;
  const parts: Parts = {
    figure,
    look,
    load,
    near: { side: near, joints: jointsOf(near, figure, look.slim, stance) },
    far: { side: far, joints: jointsOf(far, figure, look.slim, stance) },
    legs: <Legs figure={figure} pose={pose} cloth={look.legs} />,
    pelvis: figure.sits && <Pelvis figure={figure} cloth={look.legs} />,
    trunk: <Trunk figure={figure} look={look} />,
  };
  if (!figure.front) return only === 'arms' ? null : <g className="person">{fromBehind(parts)}</g>;
  return (
    <g className="person">
      {only !== 'arms' && bodyFromBefore(parts)}
      {only !== 'body' && armsFromBefore(parts)}
    </g>
  );
}

interface Parts {
  figure: Figure;
  look: Required<Look>;
  load: ReactNode;
  near: ArmAt;
  far: ArmAt;
  legs: ReactNode;
  pelvis: ReactNode;
  trunk: ReactNode;
}
type ArmAt = { side: Side; joints: readonly [Point, Point] };

function fromBehind({ figure, look, load, near, far, legs, pelvis, trunk }: Parts) {
  const shared = { figure, look };
  return (
    <>
      {legs}
      {pelvis}
      {reaches(far.joints) && <Arm {...shared} {...far} />}
      {reaches(near.joints) && <Arm {...shared} {...near} />}
      {load}
      {!reaches(far.joints) && <Arm {...shared} {...far} />}
      <Neck {...shared} />
      {trunk}
      {!reaches(near.joints) && <Arm {...shared} {...near} />}
      <Head {...shared} />
    </>
  );
}

function bodyFromBefore({ figure, look, near, far, legs, pelvis, trunk }: Parts) {
  const shared = { figure, look };
  return (
    <>
      {falls(look.cut) && <BackHair {...shared} />}
      {!reaches(far.joints) && <Arm {...shared} {...far} />}
      {!figure.sits && legs}
      {pelvis}
      {trunk}
      {figure.sits && legs}
      {reaches(far.joints) && <Arm {...shared} {...far} />}
      {!reaches(near.joints) && <Arm {...shared} {...near} />}
      <Head {...shared} />
    </>
  );
}

/** The near arm is before the head; of the far one, which is behind it, the part below the elbow is drawn once more over a desk. */
function armsFromBefore({ figure, look, load, near, far }: Parts) {
  const shared = { figure, look };
  return (
    <>
      {load}
      {reaches(far.joints) && <Arm {...shared} {...far} foreOnly />}
      {reaches(near.joints) && <Arm {...shared} {...near} />}
    </>
  );
}
