import { lineThrough, project, type Point } from '../../art/projection.ts';

const tones = {
  paper: 'stroke-raised',
  signal: 'stroke-(--signal-pale)',
  deep: 'stroke-deep',
} as const;

type PipeProps = { through: readonly Point[]; wide: number; tone?: keyof typeof tones };

// Here the line is the thing itself, so that it has to grow with the drawing, as no other line of the kit does.
const round = 'fill-none [vector-effect:none] [stroke-linejoin:round] [stroke-linecap:round]';

/** A pipe along a line: its outline, its metal, and the shade on its lower side. */
export function Pipe({ through, wide, tone = 'paper' }: PipeProps) {
  const d = lineThrough(through);
  return (
    <>
      <path className={`${round} stroke-ink`} strokeWidth={wide} d={d} />
      <path className={`${round} ${tones[tone]}`} strokeWidth={wide - 2.6} d={d} />
      <path
        className={`${round} stroke-ink opacity-15`}
        strokeWidth={wide / 4}
        transform={`translate(0 ${wide / 5})`}
        d={d}
      />
    </>
  );
}

type CollarProps = { at: Point; r: number };

/** Where a pipe that runs along x leaves a wall. */
export function Collar({ at: [x, y, z], r }: CollarProps) {
  const circle = (ahead: number) => {
    const [cx, cy] = project([x + ahead, y, z]);
    return `matrix(0.866 -0.5 0 1 ${cx} ${cy})`;
  };
  return (
    <g className="solid">
      <circle className="left" r={r} transform={circle(0)} />
      <circle className="right" r={r} transform={circle(5)} />
    </g>
  );
}
