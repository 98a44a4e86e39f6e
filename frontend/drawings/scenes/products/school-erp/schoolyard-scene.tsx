import { Floor, type BalloonMark } from '../../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../../kit/faces.tsx';
import { LeftLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { Box, Disc, Line } from '../../../kit/solids.tsx';
import { Wheel } from '../../../kit/upright.tsx';

const DEPTH = 120;
const bays = [0, 1, 2, 3, 4];

/** Two rows of windows, and the door in the middle bay. */
const front: Mark[] = bays.flatMap((bay): Mark[] => {
  const along = 20 + bay * 76;
  const upper: Mark = [along, 150, 52, 56, 'glass'];
  return bay === 2
    ? [upper, [along, 0, 52, 104, 'cell'], [along + 26, 0, 0.1, 104, 'cell'], [along + 20, 48, 2, 10, 'ink']]
    : [upper, [along, 36, 52, 56, 'glass'], [along + 26, 36, 0.1, 56, 'hair'], [along + 26, 150, 0.1, 56, 'hair']];
});

const side: Mark[] = [24, 74].flatMap((at): Mark[] => [
  [at, 150, 32, 56, 'glass'],
  [at, 36, 32, 56, 'glass'],
]);

function School() {
  return (
    <>
      <Box at={[0, 0, 0]} size={[400, DEPTH, 124]} />
      <Box at={[0, 0, 124]} size={[400, DEPTH, 112]} />
      <Box at={[-8, -8, 236]} size={[416, DEPTH + 16, 10]} />
      <LeftFace at={[0, DEPTH, 0]} marks={front} />
      <RightFace at={[400, 0, 0]} marks={side} />
      <Box at={[150, 40, 246]} size={[100, 80, 66]} tone="deep" />
      <Wheel at={[200, 122, 280]} r={24} width={3} />
      <Line
        kind="edge"
        through={[
          [200, 125, 280],
          [200, 125, 296],
        ]}
      />
      <Line
        kind="edge"
        through={[
          [200, 125, 280],
          [189, 125, 274],
        ]}
      />
      <Box at={[152, DEPTH, 110]} size={[96, 34, 8]} tone="deep" />
      <Box at={[148, DEPTH, 0]} size={[104, 22, 6]} tone="plate" />
      <LeftLetters at={[30, DEPTH + 1, 218]} size={16}>
        OFFICE
      </LeftLetters>
      <LeftLetters at={[330, DEPTH + 1, 218]} size={16}>
        6 B
      </LeftLetters>
    </>
  );
}

const BUS = { x: 190, y: 262, length: 226, width: 84 };

function Bus() {
  const { x, y, length, width } = BUS;
  const windows = [0, 1, 2, 3].map((at): Mark => [14 + at * 46, 62, 38, 34, 'glass']);
  return (
    <>
      <Box at={[x, y, 14]} size={[length, width, 100]} tone="signal" />
      <LeftFace at={[x, y + width, 14]} marks={[...windows, [198, 10, 22, 82, 'glass'], [0, 48, 194, 3, 'ink']]} />
      <RightFace
        at={[x + length, y, 14]}
        marks={[
          [8, 48, 68, 44, 'glass'],
          [8, 12, 14, 10, 'glass'],
          [62, 12, 14, 10, 'glass'],
        ]}
      />
      <LeftLetters at={[x + 62, y + width + 1, 38]} size={22}>
        BUS 4
      </LeftLetters>
      <Wheel at={[x + 38, y + width - 4, 18]} r={18} width={8} />
      <Wheel at={[x + 176, y + width - 4, 18]} r={18} width={8} />
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Disc at={[x, y, 0]} r={22} h={8} />
      <Disc at={[x, y, 8]} r={5} h={54} />
      <Disc at={[x, y, 58]} r={34} h={34} tone="deep" />
      <Disc at={[x, y, 92]} r={22} h={26} tone="deep" />
    </>
  );
}

const balloons = [
  { at: [416, 300, 60], to: [196, 326], label: 'A' },
  { at: [76, 268, 80], to: [-250, 28], label: 'B' },
  { at: [356, DEPTH, 190], to: [300, -60], label: 'C' },
  { at: [40, DEPTH, 190], to: [-220, -170], label: 'D' },
  { at: [122, DEPTH, 176], to: [-262, -70], label: 'E' },
  { at: [226, DEPTH, 60], to: [330, 220], label: 'F' },
] as const satisfies readonly BalloonMark[];

/** The yard at eight: the building, the bus, a teacher with the register and a guard. */
export function SchoolyardScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-300 -300 680 720"
      className="big-balloons"
      label="A school of two floors with a clock over its door; a bus has arrived in the yard, a teacher holds the register and a guard points the way."
    >
      <Floor from={[-40, 120]} to={[440, 360]} />
      <School />
      <Tree x={30} y={172} />
      <Line
        kind="edge"
        through={[
          [386, 176, 0],
          [386, 176, 190],
        ]}
      />
      <Box at={[386, 176, 160]} size={[48, 2, 28]} tone="signal" />
      <Person
        at={[70, 250, 0]}
        yaw={60}
        pose="carry"
        top="deep"
        long
        cut="bun"
        glasses
        load={<Box at={[68, 264, 66]} size={[18, 3, 24]} />}
      />
      <Bus />
      <Person at={[0, 304, 0]} yaw={20} pose="point" top="sand" cut="turban" beard skin={3} />
    </Drawing>
  );
}
