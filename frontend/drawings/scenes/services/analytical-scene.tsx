import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Lift, Line } from '../../kit/solids.tsx';

const PITCH = 18;
const SIDE = 8 * PITCH;
const steps = Array.from({ length: 8 }, (_, step) => step);
const cells = steps.flatMap((column) => steps.map((row) => [column, row] as const));

const opened = cells.filter(([column, row]) => column % 2 === 1 && row % 2 === 1);
const decisive = [
  [3, 7],
  [5, 5],
  [7, 3],
  [7, 7],
  [5, 1],
] as const;

/** One plate of the sieve with the reports that did not fall through it. */
function Plate({
  z,
  kept,
  signal = false,
}: {
  z: number;
  kept: readonly (readonly [number, number])[];
  signal?: boolean;
}) {
  return (
    <>
      <Box at={[-10, -10, z - 7]} size={[SIDE + 20, SIDE + 20, 7]} tone="plate" />
      {kept.map(([column, row]) => (
        <Box
          key={`${column} ${row}`}
          at={[column * PITCH + 3, row * PITCH + 3, z]}
          size={[12, 12, signal ? 20 : 7]}
          tone={signal ? 'signal' : 'paper'}
        />
      ))}
    </>
  );
}

const figures = [
  ['CASH, 6 WEEKS', '₹ 88 L'],
  ['STOCK > 180 D', '₹ 134 L'],
  ['LATE ORDERS', '41'],
  ['RETURNS', '2.6 %'],
  ['OWED > 60 D', '₹ 57 L'],
] as const;

const [SX, SY, SW, SH] = [300, 20, 216, 172];

function Screen() {
  return (
    <>
      <Box at={[SX + 70, SY - 6, 0]} size={[76, 26, 5]} />
      <Box at={[SX, SY, 18]} size={[SW, 8, SH]} />
      <LeftFace
        at={[SX, SY + 8.2, 18]}
        marks={[
          [8, 8, SW - 16, SH - 16, 'glass'],
          [8, 104, SW - 16, 28, 'accent'],
        ]}
      />
      {figures.map(([name, figure], index) => (
        <g key={name}>
          <LeftLetters at={[SX + 18, SY + 9, 160 - index * 28]} size={12} tone={index === 1 ? 'paper' : 'ink'}>
            {name}
          </LeftLetters>
          <g className="sum">
            <LeftLetters
              at={[SX + SW - 18, SY + 9, 160 - index * 28]}
              size={12}
              anchor="end"
              tone={index === 1 ? 'paper' : 'ink'}
            >
              {figure}
            </LeftLetters>
          </g>
        </g>
      ))}
    </>
  );
}

const balloons = [
  { at: [9, 110, 277], to: [-196, -270], label: 'A' },
  { at: [26, 134, 147], to: [-214, -96], label: 'B' },
  { at: [62, 134, 25], to: [-214, 34], label: 'C' },
  { at: [SX + 190, SY + 8, 20], to: [372, 298], label: 'D' },
] as const satisfies readonly BalloonMark[];

/** Three plates of a sieve above each other; the five figures that the last one keeps stand as lines on a screen. */
export function AnalyticalScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-290 -300 780 620"
      className="big-balloons roomy max-md:[&_.sum_.lettering]:[display:inline]! max-md:[&_.sum_.lettering]:[font-size:18px]"
      label="A sieve of three plates: sixty-four reports lie on the first, sixteen on the second, five on the third, and a cable leads from these to a screen with five figures at which a woman points"
    >
      <Floor from={[-40, -40]} to={[520, 120]} />
      <Plate z={10} kept={decisive} signal />
      <Line
        kind="cable signal"
        through={[
          [SIDE + 10, 72, 3],
          [236, 72, 0],
          [236, 40, 0],
          [408, 40, 0],
          [408, 20, 4],
        ]}
      />
      <Lift at={[-10, -10, 10]} size={[SIDE + 20, SIDE + 20, 123]} />
      <Plate z={140} kept={opened} />
      <Lift at={[-10, -10, 140]} size={[SIDE + 20, SIDE + 20, 123]} />
      <Plate z={270} kept={cells} />
      <Screen />
      <Person at={[276, 96, 0]} yaw={300} pose="point" top="deep" legs="sand" cut="tail" skin={3} slim />
      <g className="max-sm:hidden">
        <TopLetters at={[174, 128, 0]} size={10} tone="soft">
          5 LEFT
        </TopLetters>
        <Dimension from={[-10, 154, 3]} to={[154, 154, 3]} away={[0, 34, 0]} label="64 → 16 → 5" />
        <Callout
          at={[SX + SW, SY + 8, 137]}
          to={[402, -80]}
          side="left"
          text="₹ 76 L less than in March"
          measure="210 − 134, in 7 months"
        />
      </g>
    </Drawing>
  );
}
