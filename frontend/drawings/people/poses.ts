import type { Point } from '../kit/projection.ts';
import type { Pose } from './looks.ts';

/** Joints in the person's own measures: forward, to the side, up. A person is 108 tall. */
type LegJoints = { knee: Point; ankle: Point; toe: Point };
type ArmJoints = readonly [elbow: Point, hand: Point];

const straight: LegJoints = { knee: [1, 5, 29], ankle: [-1, 5.4, 5], toe: [6.5, 6.2, 2.6] };
const seated: LegJoints = { knee: [22, 5.6, 29], ankle: [20, 5.8, 6], toe: [27, 6.4, 3] };
const stride: LegJoints = { knee: [4, 4.6, 30], ankle: [9, 4.8, 5], toe: [16, 5, 3] };

const hang: ArmJoints = [
  [-1.5, 13.6, 68],
  [2.5, 13.4, 53.5],
];
const point: ArmJoints = [
  [8, 14.5, 79],
  [20, 15, 93],
];
const hold: ArmJoints = [
  [0, 14.5, 67.5],
  [13, 10.5, 67],
];
const type: ArmJoints = [
  [3, 14, 46.5],
  [19, 6.5, 48.5],
];
const fold: ArmJoints = [
  [4, 13.5, 66],
  [11, 2, 71],
];

/** The legs, the arm that acts, and the other one. */
export const poses: Record<Pose, { legs: LegJoints; arms: readonly [ArmJoints, ArmJoints] }> = {
  stand: { legs: straight, arms: [hang, hang] },
  sit: { legs: seated, arms: [type, type] },
  point: { legs: straight, arms: [point, hang] },
  carry: { legs: stride, arms: [hold, hold] },
  think: { legs: straight, arms: [fold, hang] },
};
