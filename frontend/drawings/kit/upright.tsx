import { project, type Point } from './projection.ts';
import type { Tone } from './solids.tsx';

type WheelProps = { at: Point; r: number; width?: number; tone?: Tone };

const COS = 0.866;

/** A wheel, or anything round that stands: it turns in the plane that looks to the left. */
export function Wheel({ at: [x, y, z], r, width = 6, tone = 'paper' }: WheelProps) {
  const circle = (depth: number) => {
    const [cx, cy] = project([x, y + depth, z]);
    return `matrix(${COS} 0.5 0 1 ${cx} ${cy})`;
  };
  return (
    <g className={`solid ${tone}`}>
      <circle className="right" r={r} transform={circle(0)} />
      <circle className="top" r={r} transform={circle(width)} />
    </g>
  );
}
