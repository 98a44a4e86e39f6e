import { hullOf, type Ball } from '../people/body/hull.ts';
import { project, type Point } from './projection.ts';

type PipeProps = { through: readonly Point[]; r: number; tone?: 'paper' | 'signal' | 'deep' | 'pale' };

const SCALE = Math.sqrt(1.5);

/** A pipe, a bent strut or a rope: a ball of radius r swept through the points, under one outline. */
export function Pipe({ through, r, tone = 'paper' }: PipeProps) {
  const balls = through.map((point): Ball => [...project(point), r * SCALE]);
  const lengths = balls.slice(1).map((to, index): Ball[] => [balls[index] ?? to, to]);
  const lower = ([x, y, size]: Ball): Ball => [x + size * 0.25, y + size * 0.4, size * 0.5];
  return (
    <g className={`pipe ${tone}`}>
      <path className="edge" d={lengths.map(hullOf).join('')} />
      <path className="shade" d={lengths.map((length) => hullOf(length.map(lower))).join('')} />
    </g>
  );
}
