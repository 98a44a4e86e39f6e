import type { Point } from '../../kit/projection.ts';
import type { Figure } from '../figure.ts';
import { bandAround } from './hull.ts';

const unit = ([a, b, c]: Point): Point => {
  const length = Math.hypot(a, b, c);
  return [a / length, b / length, c / length];
};
const cross = ([a, b, c]: Point, [d, e, f]: Point): Point => [b * f - c * e, c * d - a * f, a * e - b * d];

/** The outline of the visible part of a cap cut from a ball around the skull. Empty when no part is visible. */
export function capOf(figure: Figure, centre: Point, r: number, towards: Point, degrees: number): string {
  const pole = unit(towards);
  const across = unit(cross(pole, [0, 1, 0]));
  const along = cross(pole, across);
  const spots = [];
  for (let ring = 0; ring <= 16; ring++)
    for (let step = 0; step < 36; step++) {
      const [tilt, turn] = [(ring / 16) * degrees * (Math.PI / 180), (step / 36) * 2 * Math.PI];
      const on = pole.map(
        (value, axis) =>
          value * Math.cos(tilt) +
          ((across[axis] ?? 0) * Math.cos(turn) + (along[axis] ?? 0) * Math.sin(turn)) * Math.sin(tilt),
      );
      const [u = 0, v = 0, up = 0] = on;
      if (figure.faces([u, v, up])) spots.push(figure.spot([centre[0] + u * r, centre[1] + v * r, centre[2] + up * r]));
    }
  return spots.length > 2 ? bandAround(spots) : '';
}
