import { Drawing } from '../../../kit/drawing.tsx';
import { SheetText } from '../../../kit/sheet-text.tsx';

/** Where the finger got stuck, and when: the four moments of the notes beside it. */
const knots = [
  { x: 92, y: 62, at: '00:40', side: 1 },
  { x: 206, y: 118, at: '02:15', side: 1 },
  { x: 86, y: 196, at: '05:30', side: 1 },
  { x: 200, y: 262, at: '08:50', side: -1 },
] as const;
const knot = (x: number, y: number) => `c14-14 26 8 8 14s-30-12-12-22 40 10 22 24-34 4-26-10S${x} ${y} ${x} ${y}`;
const path = knots
  .map(({ x, y }, at) => (at === 0 ? `M34 34L${x} ${y}${knot(x, y)}` : `L${x} ${y}${knot(x, y)}`))
  .join('');

/** The way of one finger over a screen in nine minutes, with a knot at each place where it was lost. */
export function FingerScene() {
  return (
    <Drawing
      viewBox="0 0 300 330"
      label="The outline of a telephone's screen with the way of one finger over it in nine minutes; at four places the line ties itself into a knot, each with its minute"
    >
      <rect x="14" y="10" width="272" height="310" rx="18" className="fill-raised stroke-ink stroke-2" />
      <path className="fill-none stroke-line" d="M34 90H266M34 148H150M34 226H266M176 290H266" />
      <path className="fill-none stroke-field" d="M34 108h110v26H34zM34 240h76v30H34z" />
      <path className="fill-none stroke-signal stroke-[1.8]" d={`${path}L240 296`} />
      <circle className="fill-signal" cx="34" cy="34" r="4" />
      {knots.map(({ x, y, at, side }) => (
        <SheetText key={at} x={x + side * 34} y={y - 4} kind="bold" anchor={side === 1 ? 'start' : 'end'}>
          {at}
        </SheetText>
      ))}
    </Drawing>
  );
}
