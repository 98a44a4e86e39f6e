import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Box, Disc, Line } from '../../kit/solids.tsx';

// Fifteen units are a metre: 24 by 14 metres.
const LONG = 360;
const DEEP = 210;
const THIRD = 252;
const PLATE = 8;

const balloons = [
  { at: [330, 118, 22], to: [300, 58], label: 'A' },
  { at: [60, 40, THIRD + 40], to: [-40, -308], label: 'B' },
  { at: [206, 40, THIRD + 78], to: [176, -300], label: 'C' },
  { at: [-62, 168, THIRD + 1], to: [-264, -246], label: 'D' },
  { at: [484, 60, 58], to: [420, 130], label: 'E' },
  { at: [-138, 150, 44], to: [-282, -92], label: 'F' },
] as const satisfies readonly BalloonMark[];

/** Two floors lifted apart, the generator beside them, two lines coming in, and a copy in another town. */
export function InfrastructureScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-316 -330 800 680"
      className="big-balloons small-letters"
      label="Two office floors lifted apart: rows of desks and a meeting room below; a device room, a machine room and a large hall above; a generator beside the building and a vault far from it"
    >
      <Floor from={[-40, -40]} to={[560, 280]} />
      <Line
        kind="ghost"
        through={[
          [-116, 150, 0.5],
          [0, 150, 0.5],
        ]}
      />
      <Vault />
      <Second />
      {corners.map(([x, y, low]) => (
        <Line
          key={`${x} ${y}`}
          kind="ghost"
          through={[
            [x, y, low],
            [x, y, THIRD],
          ]}
        />
      ))}
      <Line
        through={[
          [360, 72, 1],
          [450, 72, 1],
        ]}
        kind="cable signal"
      />
      <Generator />
      <Third />
      <Dimension from={[0, DEEP, 0]} to={[LONG, DEEP, 0]} away={[0, 34, 0]} label="24 M" />
      <Dimension from={[LONG, DEEP, 0]} to={[LONG, 0, 0]} away={[34, 0, 0]} label="14 M" />
      <g className="max-sm:hidden">
        <Callout at={[-152, 172, 4]} to={[-290, 66]} text="Another town" measure="540 km away" />
      </g>
    </Drawing>
  );
}

// Where the upper floor belongs: on the walls, and at the open corner on the plate.
const corners = [
  [0, DEEP, 48],
  [LONG, 0, 48],
  [LONG, DEEP, PLATE],
] as const;

type WallProps = { from: readonly [x: number, y: number]; long: number; along: 'x' | 'y'; z: number; high?: number };

function Wall({ from: [x, y], long, along, z, high = 26 }: WallProps) {
  return <Box at={[x, y, z]} size={along === 'x' ? [long, 4, high] : [4, long, high]} />;
}

/** The plate of a floor with the two walls that are farthest from the reader. */
function Shell({ z }: { z: number }) {
  return (
    <>
      <Box at={[0, 0, z]} size={[LONG, DEEP, PLATE]} tone="plate" />
      <Wall from={[0, 0]} long={LONG} along="x" z={z + PLATE} high={40} />
      <Wall from={[0, 0]} long={DEEP} along="y" z={z + PLATE} high={40} />
      <LeftFace at={[0, 4.2, z + PLATE]} marks={panes} />
    </>
  );
}

const panes: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6].map((index): Mark => [18 + index * 49, 14, 34, 20, 'glass']);
const rows = [24, 68, 112];
const seats = [142, 194, 246, 298];

/** Desks in rows, a room to talk in, a kitchen. */
function Second() {
  return (
    <>
      <Shell z={0} />
      <Disc at={[58, 52, PLATE]} r={26} h={14} tone="deep" />
      <Wall from={[4, 100]} long={76} along="x" z={PLATE} />
      <Wall from={[116, 4]} long={110} along="y" z={PLATE} />
      <Box at={[8, 116, PLATE]} size={[22, 78, 20]} />
      <TopLetters at={[40, 176, PLATE]} size={10} tone="soft">
        KITCHEN
      </TopLetters>
      {rows.map((y) => seats.map((x) => <Desk key={`${x} ${y}`} x={x} y={y} />))}
      <TopLetters at={[150, 192, PLATE]} size={15}>
        SECOND FLOOR
      </TopLetters>
    </>
  );
}

function Desk({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Box at={[x, y, PLATE]} size={[44, 20, 13]} />
      <Box at={[x + 8, y + 4, PLATE + 13]} size={[28, 2, 13]} tone={x === 246 && y === 112 ? 'signal' : 'deep'} />
    </>
  );
}

/** Telephones on a wall, two racks behind a wall of glass, and a hall. */
function Third() {
  const z = THIRD + PLATE;
  return (
    <>
      <Line
        through={[
          [-90, 120, THIRD + 1],
          [0, 120, THIRD + 1],
        ]}
        kind="cable signal"
      />
      <Line
        through={[
          [-90, 168, THIRD + 1],
          [0, 168, THIRD + 1],
        ]}
        kind="cable"
      />
      <Shell z={THIRD} />
      <Box at={[18, 14, z]} size={[118, 10, 34]} />
      <LeftFace at={[18, 24.2, z]} marks={phones} />
      <Box at={[30, 58, z]} size={[80, 26, 13]} />
      <Wall from={[150, 4]} long={104} along="y" z={z} />
      <Rack x={176} />
      <Rack x={220} idle />
      <Wall from={[154, 108]} long={60} along="x" z={z} />
      <Wall from={[262, 4]} long={108} along="y" z={z} />
      {[288, 318].map((x) => [40, 76, 112].map((y) => <Box key={`${x} ${y}`} at={[x, y, z]} size={[16, 16, 10]} />))}
      <TopLetters at={[46, 192, z]} size={15}>
        THIRD FLOOR
      </TopLetters>
    </>
  );
}

const phones: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index): Mark[] => [
  [6 + index * 14, 19, 8, 13, index === 5 ? 'accent' : 'second'],
  [6 + index * 14, 3, 8, 13, 'cell'],
]);

function Rack({ x, idle = false }: { x: number; idle?: boolean }) {
  const z = THIRD + PLATE;
  return (
    <>
      <Box at={[x, 30, z]} size={[30, 40, 62]} tone={idle ? 'paper' : 'signal'} />
      <LeftFace at={[x, 70.2, z]} marks={[8, 20, 32, 44].map((up): Mark => [5, up, 20, 7, idle ? 'hair' : 'glass'])} />
    </>
  );
}

function Generator() {
  return (
    <>
      <Box at={[440, 34, 0]} size={[100, 64, 6]} />
      <Box at={[446, 40, 6]} size={[88, 52, 46]} tone="deep" />
      <LeftFace at={[446, 92.2, 6]} marks={[0, 1, 2].map((row): Mark => [59, 10 + row * 8, 22, 4, 'hair'])} />
      <LeftLetters at={[450, 92.4, 30]} size={10}>
        62.5 kVA
      </LeftLetters>
      <RightFace at={[534.2, 40, 6]} marks={[[10, 8, 32, 26, 'cell']]} />
      <Disc at={[522, 54, 52]} r={5} h={24} />
    </>
  );
}

function Vault() {
  return (
    <>
      <Box at={[-160, 128, 0]} size={[44, 44, 44]} tone="signal" />
      <LeftFace
        at={[-160, 172.2, 0]}
        marks={[
          [6, 6, 32, 32, 'cell'],
          [18, 18, 8, 8, 'ink'],
        ]}
      />
    </>
  );
}
