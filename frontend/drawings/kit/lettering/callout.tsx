import { project, type Point, type Spot } from '../projection.ts';

type CalloutProps = {
  /** The spot that is meant. */
  at: Point;
  /** Where the words stand, in units of the view box. */
  to: Spot;
  text: string;
  /** A second line, in the signal colour: a measure. */
  measure?: string;
  /** On which side of `to` the words are. */
  side?: 'left' | 'right';
};

/** A note on its leader: one line with the name of the part, and one with its measure. */
export function Callout({ at, to: [tx, ty], text, measure, side = 'right' }: CalloutProps) {
  const [x, y] = project(at);
  const way = side === 'right' ? 1 : -1;
  const anchor = side === 'right' ? 'start' : 'end';
  return (
    <g className="callout">
      <path className="leader" d={`M${x} ${y}L${tx - 22 * way} ${ty}H${tx - 6 * way}`} />
      <circle className="dot" cx={x} cy={y} r="2.4" />
      <text x={tx} y={ty + 4} textAnchor={anchor}>
        {text}
      </text>
      {measure && (
        <text className="measured" x={tx} y={ty + 4} dy="1.35em" textAnchor={anchor}>
          {measure}
        </text>
      )}
    </g>
  );
}
