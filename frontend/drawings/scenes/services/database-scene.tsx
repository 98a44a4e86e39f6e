import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { project, type Point, type Spot } from '../../kit/projection.ts';
import { Box, Disc, Line, type Tone } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

const ROW = 110;
const RADIUS = 58;
const PITCH = 26;
const tables = ['BILLS', 'STOCK', 'ORDERS', 'PRICES', 'DEALERS'];

/** One write on its way: primary, replica, vault, and the copy that proves the vault. */
export function DatabaseScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons.map(([label, at]) => ({ label, at, to: above(at) }))}
      parts={parts}
      viewBox="-262 -128 1080 740"
      className="big-balloons small-letters md:max-xl:[&_.lettering]:[font-size:15px]"
      label="An order travels as a small cube from a stack of tables to its replica, on to a vault with one drawer open, and into a third stack that is being restored against a clock"
    >
      <Floor from={[-40, 0]} to={[1040, 240]} />
      <Line
        kind="cable signal"
        through={[
          [118, ROW, 1],
          [300, ROW, 1],
        ]}
      />
      <Line
        through={[
          [388, ROW, 1],
          [560, ROW, 1],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [660, ROW, 1],
          [860, ROW, 1],
        ]}
      />
      <Tables x={60} top="signal" />
      <Box at={[176, ROW - 14, 6]} size={[33, 28, 28]} tone="signal" />
      <LeftLetters at={[192, ROW + 14.2, 16]} anchor="middle" size={10}>
        4711
      </LeftLetters>
      <Line
        kind="ghost"
        through={[
          [212, ROW, 20],
          [262, ROW, 20],
        ]}
      />
      <Tables x={340} top="deep" />
      <Vault />
      <Tables x={880} restored={3} />
      <Watch />
      <Person at={[1000, 104, 0]} yaw={200} pose="think" skin={2} top="white" legs="deep" cut="tail" slim />
      <Dimension from={[60, 240, 0]} to={[340, 240, 0]} away={[0, 24, 0]} label="12 MS BEHIND" />
      <Dimension from={[340, 240, 0]} to={[608, 240, 0]} away={[0, 24, 0]} label="60 S AT MOST" />
      <Dimension from={[608, 240, 0]} to={[880, 240, 0]} away={[0, 24, 0]} label="BACK IN 41 MIN" />
    </Drawing>
  );
}

// All leaders lean alike, so that none crosses another.
const above = (at: Point): Spot => {
  const [x, y] = project(at);
  return [x + 44, y - 66];
};

const balloons: readonly (readonly [string, Point])[] = [
  ['A', [101, ROW - 41, 122]],
  ['B', [192, ROW, 34]],
  ['C', [340, ROW, 122]],
  ['D', [608, 100, 104]],
  ['E', [880, ROW, 122]],
];

/** Five tables as slabs of one stack. A table that is not restored yet is dashed. */
function Tables({ x, top = 'paper', restored = tables.length }: { x: number; top?: Tone; restored?: number }) {
  return tables.map((name, index) => {
    const there = index < restored;
    const last = index === tables.length - 1;
    const [cx, cy] = project([x, ROW, index * PITCH]);
    return (
      <g key={name}>
        <Disc at={[x, ROW, index * PITCH]} r={RADIUS} h={20} tone={there ? (last ? top : 'paper') : 'ghost'} />
        {there && (
          <text className="lettering" textAnchor="middle" x={cx} y={cy + 34}>
            {name}
          </text>
        )}
      </g>
    );
  });
}

const drawers = [
  { z: 46, label: 'LOG 14:05' },
  { z: 75, label: 'LOG 14:06' },
];

/** A safe with three drawers; the base backup is pulled out. */
function Vault() {
  return (
    <>
      <Box at={[552, 44, 0]} size={[112, 124, 104]} />
      <RightFace
        at={[664.2, 44, 0]}
        marks={[
          [10, 10, 104, 84, 'hair'],
          [52, 62, 18, 18, 'cell'],
          [20, 16, 8, 22, 'second'],
        ]}
      />
      {drawers.map(({ z, label }) => (
        <g key={label}>
          <LeftFace at={[552, 168.2, z]} marks={[[10, 0, 92, 24, 'glass']]} />
          <LeftLetters at={[608, 168.4, z + 8]} anchor="middle" size={10}>
            {label}
          </LeftLetters>
        </g>
      ))}
      <Box at={[562, 168, 10]} size={[92, 34, 26]} tone="deep" />
      <LeftLetters at={[608, 202.2, 19]} anchor="middle" size={10}>
        BASE 02:00
      </LeftLetters>
    </>
  );
}

const CLOCK: Point = [772, 206, 46];
const hours = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** The clock that starts when the telephone would have rung: forty-one of its sixty minutes are gone. */
function Watch() {
  const [x, y] = project([CLOCK[0], CLOCK[1] + 8, CLOCK[2]]);
  const end = (41 / 60) * 2 * Math.PI;
  const [ex, ey] = [Math.round(Math.sin(end) * 260) / 10, Math.round(-Math.cos(end) * 260) / 10];
  return (
    <>
      <Box at={[CLOCK[0] - 16, CLOCK[1] - 8, 0]} size={[32, 24, 5]} />
      <Box at={[CLOCK[0] - 3, CLOCK[1], 5]} size={[6, 6, 14]} />
      <Box at={[CLOCK[0] - 4, CLOCK[1] + 1, 76]} size={[8, 6, 9]} />
      <Wheel at={CLOCK} r={32} width={8} />
      <g transform={`matrix(0.866 0.5 0 1 ${x} ${y})`}>
        <path className="mark accent" d={`M0 0V-26A26 26 0 1 1 ${ex} ${ey}Z`} />
        {hours.map((turn) => (
          <path key={turn} className="line edge" d="M0-28V-31.5" transform={`rotate(${turn})`} />
        ))}
      </g>
    </>
  );
}
