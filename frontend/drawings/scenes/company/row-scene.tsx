import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { RightLetters } from '../../kit/lettering/lettering.tsx';
import type { Look } from '../../people/looks.ts';
import { Seated } from '../../people/seated.tsx';
import { project } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

const [PITCH, WALL] = [112, -118];

/** One moment on four walls, hours and minutes of each place; the fourth clock shows that of the office. */
const clocks = [
  ['New York', 5, 0],
  ['London', 10, 0],
  ['Dubai', 13, 0],
] as const;

const sitters: readonly Look[] = [
  { skin: 1, top: 'sand', cut: 'short', glasses: true },
  { skin: 4, top: 'white', cut: 'curly', slim: true },
  { skin: 2, top: 'deep', cut: 'bob', slim: true },
  { skin: 3, top: 'signal', cut: 'tail', slim: true, badge: true },
];
const seatOf = (index: number) => [0, -160 + index * PITCH, 0] as const;
const JOINS = 3;

const [joinsX, joinsY] = seatOf(JOINS);
const balloons: readonly BalloonMark[] = [
  { at: [52, -160, 46], to: [330, 30], label: 'A' },
  { at: [joinsX + 4, joinsY + 6, 74], to: [-262, 138], label: 'B' },
  { at: [WALL, -166, 172], to: [230, -270], label: 'C' },
];

/** A hand of a clock of radius 26, towards a share of the round. */
function handOf(share: number, length: number) {
  const angle = share * Math.PI * 2;
  return `M0 0L${Math.round(Math.sin(angle) * length)} ${Math.round(-Math.cos(angle) * length)}`;
}

function Clock({ place, hour, minute, y }: { place: string; hour: number; minute: number; y: number }) {
  const [cx, cy] = project([WALL, y, 150]);
  return (
    <>
      <g className="solid" transform={`matrix(.866 -.5 0 1 ${cx} ${cy})`}>
        <circle className="top" r="26" />
        <path className="line edge" d={handOf((hour + minute / 60) / 12, 13) + handOf(minute / 60, 20)} />
        <path className="line hair" d="M0-26v5M0 26v-5M-26 0h5M26 0h-5" />
      </g>
      <RightLetters at={[WALL, y, 106]} size={10} anchor="middle">
        {place.toUpperCase()}
      </RightLetters>
    </>
  );
}

/** Three seated engineers, a fourth who joins them, and the clocks of four places. */
export function RowScene({ city, parts }: DrawingWithParts & { city: string }) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      viewBox="-420 -402 860 724"
      className="big-balloons roomy small-letters"
      label="Four people at a row of desks under four clocks; the nearest desk is in colour, and a line leads to it from a door"
    >
      <Floor from={[-120, -280]} to={[240, 360]} />
      <Box at={[WALL - 10, -250, 0]} size={[10, 500, 206]} tone="plate" />
      {[...clocks, [city, 14, 30] as const].map(([place, hour, minute], index) => (
        <Clock key={place} place={place} hour={hour} minute={minute} y={200 - index * 122} />
      ))}
      {/* Moved as wholes, because the markup of all four is then identical and compresses well. */}
      {sitters.map((look, index) => (
        <g key={look.cut} transform={`translate(${project(seatOf(index)).join(' ')})`}>
          <Seated
            at={[0, 0, 0]}
            chair={index === JOINS ? 'signal' : 'paper'}
            desk={index === JOINS ? 'signal' : 'paper'}
            {...look}
          />
        </g>
      ))}
      <Line
        kind="cable signal"
        through={[
          [200, 326, 0],
          [200, 250, 0],
          [joinsX - 20, 250, 0],
          [joinsX - 20, joinsY + 14, 0],
        ]}
      />
      <Disc at={[200, 326, 0]} r={12} h={3} tone="signal" />
      <Dimension from={[100, -200, 0]} to={[100, 104, 0]} away={[70, 0, 0]} label="YOURS" />
      <Dimension from={[100, 126, 0]} to={[100, 226, 0]} away={[70, 0, 0]} label="+ ONE" />
      <Callout at={[200, 326, 3]} to={[40, 290]} text="Monday, 09:30" measure="first merge on Thursday" />
    </Drawing>
  );
}
