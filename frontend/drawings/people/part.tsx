import type { Point } from '../kit/projection.ts';
import type { Figure } from './figure.ts';
import { hullOf, type Ball } from './body/hull.ts';

type PartProps = { tone: string; hulls: readonly (readonly Ball[])[]; /** 0 is none. */ shade?: number };

/** Hulls under one outline: the stroke is painted first and each fill covers its inner half. The right side is darker, as on boxes. */
export function Part({ tone, hulls, shade = 0.5 }: PartProps) {
  return (
    <>
      <path className={`edge ${tone}`} d={hulls.map(hullOf).join('')} />
      {shade > 0 && <path className="shade" d={hulls.map((hull) => hullOf(hull.map(toTheRight(shade)))).join('')} />}
    </>
  );
}

const toTheRight =
  (shade: number) =>
  ([x, y, r]: Ball): Ball => [x + r * shade, y + r * 0.06, r * (1 - shade)];

type SeamProps = { figure: Figure; through: readonly Point[]; kind?: string };

/** A thin line on the clothes. */
export function Seam({ figure, through, kind = '' }: SeamProps) {
  return <path className={`seam ${kind}`} d={`M${through.map((point) => figure.spot(point).join(' ')).join('L')}`} />;
}
