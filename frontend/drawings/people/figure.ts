import { project, type Point, type Spot } from '../kit/projection.ts';
import type { Ball } from './body/hull.ts';
import type { Stance } from './looks.ts';

/** How much larger a ball is on the paper than a length along an axis. */
const SCALE = Math.sqrt(1.5);

export type Side = 1 | -1;

/** A person's own measures, turned and set on the floor. */
export interface Figure {
  front: boolean;
  /** The side that is nearer to us. */
  near: Side;
  sits: boolean;
  spot: (point: Point) => Spot;
  ball: (point: Point, r: number) => Ball;
  /** A spot of the trunk or the head, on one side: lower and leaning when the person sits, narrower when slim. */
  upper: (point: Point, side?: Side) => Point;
  /** Whether a spot of a ball around the head faces us. */
  faces: (point: Point) => boolean;
}

export function figureOf({ at: [x, y, z], yaw = 0, pose = 'stand' }: Stance, slim: boolean): Figure {
  const angle = (yaw * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const sits = pose === 'sit';
  const spot = ([u, v, up]: Point) => project([x + u * cos - v * sin, y + u * sin + v * cos, z + up]);
  return {
    front: cos + sin > 0,
    near: cos - sin > 0 ? 1 : -1,
    sits,
    spot,
    ball: (point, r) => [...spot(point), r * SCALE],
    upper: ([u, v, up], side = 1) => [
      u + (sits ? Math.max(0, up - 55) / 10 : 0),
      v * side * (slim ? 0.86 : 1),
      up - (sits ? 25.5 : 0),
    ],
    faces: ([u, v, up]) => u * cos - v * sin + u * sin + v * cos + up > -0.03,
  };
}

/** A spot on the way from one to another. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
