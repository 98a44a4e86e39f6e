import { faceOf, lineThrough, project, type Point, type Spot } from '../projection.ts';

type DimensionProps = { from: Point; to: Point; away: Point; label: string };

const shift = ([x, y, z]: Point, [a, b, c]: Point): Point => [x + a, y + b, z + c];
const tick = ([x, y]: Spot) => `M${x - 4} ${y + 4}L${x + 4} ${y - 4}`;

/** A dimension: two extension lines, the measured line with its ticks, and the figure lying along it. */
export function Dimension({ from, to, away, label }: DimensionProps) {
  const [start, end] = [shift(from, away), shift(to, away)];
  const [p, q] = [project(start), project(end)];
  const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const falls = q[0] > p[0] === q[1] > p[1];
  return (
    <g className="dimension">
      <path className="extension" d={lineThrough([from, start]) + lineThrough([to, end])} />
      <path className="measure" d={lineThrough([start, end])} />
      <path className="tick" d={tick(p) + tick(q)} />
      <text textAnchor="middle" transform={`matrix(.866 ${falls ? '.5' : '-.5'} 0 1 ${x} ${y + 18})`}>
        {label}
      </text>
    </g>
  );
}

/** Where a balloon points to, where it stands, and its letter or number. */
export interface BalloonMark {
  at: Point;
  to: Spot;
  label: string;
  className?: string;
}

/** What a balloon names on the page: the address of that part, and its name. */
export interface BalloonLink {
  href: string;
  name: string;
}

type BalloonProps = BalloonMark & { link?: BalloonLink | undefined };

const RADIUS = 12;

/** A numbered balloon on its leader, as on an assembly drawing. With a link it can be pressed, at any scale on at least 24 px. */
export function Balloon({ at, to: [bx, by], label, link, className = '' }: BalloonProps) {
  const [x, y] = project(at);
  const length = Math.hypot(bx - x, by - y);
  const edge = (value: number, delta: number) => Math.round((value - (delta / length) * RADIUS) * 10) / 10;
  const shapes = (
    <>
      <path className="leader" d={`M${x} ${y}L${edge(bx, bx - x)} ${edge(by, by - y)}`} />
      <circle className="dot" cx={x} cy={y} r="2.4" />
      <circle className="ring" cx={bx} cy={by} r={RADIUS} />
      <text x={bx} y={by + 4.2} textAnchor="middle">
        {label}
      </text>
    </>
  );
  if (!link) return <g className={`balloon ${className}`}>{shapes}</g>;
  return (
    <a href={link.href} aria-label={`${label}: ${link.name}`} className={`balloon ${className}`}>
      {shapes}
      <circle className="reach" cx={bx} cy={by} r={RADIUS} />
    </a>
  );
}

/** A letter that lies on a face of the drawing, by the point in its middle. */
export type LetterMark = Pick<BalloonMark, 'at' | 'label'>;

/** A word on a part that is pressed as a whole, by the outline of that part: at any scale at least 24 px wide and high. */
export type PlateMark = Pick<BalloonMark, 'label'> & { outline: readonly Point[] };

/** Makes such a letter or part a link, of at least 24 px at any scale. The letters themselves are drawn with their face. */
export function LetterLink({ link, ...mark }: (LetterMark | PlateMark) & { link: BalloonLink }) {
  return (
    <a href={link.href} aria-label={`${mark.label}: ${link.name}`} className="balloon on-face">
      {'outline' in mark ? <path className="contour" d={faceOf(mark.outline)} /> : <Pressed at={mark.at} />}
    </a>
  );
}

function Pressed({ at }: Pick<LetterMark, 'at'>) {
  const [cx, cy] = project(at);
  return (
    <>
      <circle className="mark" cx={cx} cy={cy} r={RADIUS} />
      <circle className="reach" cx={cx} cy={cy} r={RADIUS} />
    </>
  );
}

type FloorProps = { from: Spot; to: Spot; step?: number };

/** The grid on which a scene stands. */
export function Floor({ from: [x0, y0], to: [x1, y1], step = 40 }: FloorProps) {
  let d = '';
  for (let x = x0; x <= x1; x += step)
    d += lineThrough([
      [x, y0, 0],
      [x, y1, 0],
    ]);
  for (let y = y0; y <= y1; y += step)
    d += lineThrough([
      [x0, y, 0],
      [x1, y, 0],
    ]);
  return <path className="floor" d={d} />;
}
