import { faceOf, ellipseOf, lineThrough, pair, project, round, type Point } from './projection.ts';

/** paper is the plain solid; signal and deep are the two drawing colours; ghost is a thing that does not exist yet. */
export type Tone = 'paper' | 'signal' | 'deep' | 'plate' | 'ghost';

type BoxProps = { at: Point; size: Point; tone?: Tone };

export function Box({ at: [x, y, z], size: [w, d, h], tone = 'paper' }: BoxProps) {
  const top = z + h;
  return (
    <g className={`solid ${tone}`}>
      <path
        className="top"
        d={faceOf([
          [x, y, top],
          [x + w, y, top],
          [x + w, y + d, top],
          [x, y + d, top],
        ])}
      />
      <path
        className="left"
        d={faceOf([
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, top],
          [x, y + d, top],
        ])}
      />
      <path
        className="right"
        d={faceOf([
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, top],
          [x + w, y, top],
        ])}
      />
    </g>
  );
}

type DiscProps = { at: Point; r: number; h: number; tone?: Tone };

export function Disc({ at: [x, y, z], r, h, tone = 'paper' }: DiscProps) {
  const { rx, ry } = ellipseOf(r);
  const [cx, cy] = project([x, y, z]);
  const [, top] = project([x, y, z + h]);
  const side = `M${pair(round(cx - rx), cy)}a${rx} ${ry} 0 0 0 ${round(2 * rx)} 0v${round(top - cy)}h${round(-2 * rx)}z`;
  return (
    <g className={`solid ${tone}`}>
      <path className="left" d={side} />
      <ellipse className="top" cx={cx} cy={top} rx={rx} ry={ry} />
    </g>
  );
}

type LineProps = { through: readonly Point[]; kind?: 'cable' | 'cable signal' | 'ghost' | 'hair' | 'edge' };

export function Line({ through, kind = 'cable' }: LineProps) {
  return <path className={`line ${kind}`} d={lineThrough(through)} />;
}

/** The four dashed edges that show where a lifted part belongs. */
export function Lift({ at: [x, y, z], size: [w, d, h] }: { at: Point; size: Point }) {
  const edges: Point[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ];
  return edges.map(([a, b, c]) => (
    <Line
      key={`${a} ${b}`}
      kind="ghost"
      through={[
        [a, b, c],
        [a, b, c + h],
      ]}
    />
  ));
}
