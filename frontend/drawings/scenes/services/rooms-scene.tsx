import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Seated } from '../../people/seated.tsx';
import { Box, Lift, Line } from '../../kit/solids.tsx';

const [LONG, DEEP, WALL, HIGH] = [520, 300, 6, 62];

const balloons = [
  { at: [80, 100, 60], to: [-250, 90], label: 'A' },
  { at: [360, 60, 60], to: [440, 30], label: 'B' },
  { at: [60, 250, 20], to: [-330, 210], label: 'C' },
  { at: [440, 230, 56], to: [420, 290], label: 'D' },
] as const satisfies readonly BalloonMark[];

/** The figure: a building of four rooms with its roof lifted, a name over each door, and a new engineer before the entrance. */
export function RoomsScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-360 -260 960 800"
      className="big-balloons small-letters"
      label="A building with its roof lifted: four rooms with names over the doors, people at work in two of them, one room in the signal colour, a newcomer at the entrance"
    >
      <Floor from={[-40, -40]} to={[600, 440]} />
      <Box at={[-10, -10, 0]} size={[LONG + 20, DEEP + 20, 6]} tone="plate" />
      <BackWalls />
      <Seated at={[70, 90, 6]} skin={4} top="white" cut="curly" glasses />
      <Box at={[260, 6, 6]} size={[WALL, 130, HIGH]} />
      <Shelf />
      <Box at={[6, 140, 6]} size={[150, WALL, HIGH]} />
      <Box at={[200, 140, 6]} size={[190, WALL, HIGH]} />
      <Box at={[434, 140, 6]} size={[80, WALL, HIGH]} />
      <LeftFace
        at={[0, 146.2, 6]}
        marks={[
          [76, 34, 76, 16, 'glass'],
          [206, 34, 76, 16, 'glass'],
        ]}
      />
      <LeftLetters at={[86, 146.4, 44]} size={11}>
        ORDERS
      </LeftLetters>
      <LeftLetters at={[216, 146.4, 44]} size={11}>
        PRICES
      </LeftLetters>
      <OldRoom />
      <Person
        at={[120, 216, 6]}
        yaw={200}
        pose="carry"
        skin={2}
        top="deep"
        legs="ink"
        cut="bun"
        slim
        load={<Box at={[96, 200, 66]} size={[16, 22, 14]} tone="signal" />}
      />
      <FrontWalls />
      <Person at={[236, 372, 0]} yaw={270} skin={3} top="sand" legs="deep" cut="short" badge />
      <Lift at={[0, 0, 68]} size={[LONG, DEEP, 110]} />
      <Roof />
      <Dimension
        from={[0, DEEP + 10, 0]}
        to={[LONG, DEEP + 10, 0]}
        away={[0, 96, 0]}
        label="FIRST CHANGE AFTER 2 DAYS"
      />
    </Drawing>
  );
}

function BackWalls() {
  return (
    <>
      <Box at={[0, 0, 6]} size={[LONG, WALL, HIGH]} />
      <Box at={[0, 0, 6]} size={[WALL, DEEP, HIGH]} />
    </>
  );
}

/** Prices: shelves of rules. */
function Shelf() {
  return (
    <>
      <Box at={[300, 10, 6]} size={[180, 22, 54]} tone="deep" />
      <LeftFace
        at={[300, 32.2, 6]}
        marks={[0, 1, 2, 3, 4, 5].flatMap((at) => [
          [8 + at * 29, 30, 22, 18, 'glass'] as const,
          [8 + at * 29, 6, 22, 18, 'glass'] as const,
        ])}
      />
    </>
  );
}

/** The room that only one person understood, filled to the ceiling. */
function OldRoom() {
  return (
    <>
      <Box at={[350, 146, 6]} size={[WALL, 130, HIGH]} />
      <Box at={[372, 160, 6]} size={[120, 100, 46]} tone="signal" />
      <TopFace
        at={[372, 160, 52.2]}
        marks={[
          [10, 10, 40, 30, 'cell'],
          [30, 24, 50, 44, 'cell'],
          [62, 50, 44, 38, 'cell'],
          [16, 60, 34, 26, 'cell'],
        ]}
      />
      <Line
        kind="cable"
        through={[
          [392, 180, 52.4],
          [430, 180, 52.4],
          [430, 226, 52.4],
          [470, 226, 52.4],
        ]}
      />
      <Box at={[40, 216, 6]} size={[44, 50, 30]} tone="deep" />
      <Box at={[46, 222, 36]} size={[26, 30, 20]} />
    </>
  );
}

function FrontWalls() {
  return (
    <>
      <Box at={[0, DEEP - WALL, 6]} size={[210, WALL, 18]} />
      <Box at={[262, DEEP - WALL, 6]} size={[LONG - 262, WALL, 18]} />
      <Box at={[LONG - WALL, 0, 6]} size={[WALL, DEEP, 18]} />
      <RightFace at={[LONG + 0.2, 0, 6]} marks={[[40, 4, 90, 10, 'hair']]} />
    </>
  );
}

/** Only its edges and its eaves are drawn, so that the rooms stay in sight. */
function Roof() {
  const z = 190;
  return (
    <>
      <Line
        kind="edge"
        through={[
          [-8, -8, z],
          [LONG + 8, -8, z],
          [LONG + 8, DEEP + 8, z],
          [-8, DEEP + 8, z],
          [-8, -8, z],
        ]}
      />
      <Line
        kind="edge"
        through={[
          [-8, -8, z],
          [-8, DEEP / 2, z + 56],
          [-8, DEEP + 8, z],
        ]}
      />
      <Line
        kind="edge"
        through={[
          [LONG + 8, -8, z],
          [LONG + 8, DEEP / 2, z + 56],
          [LONG + 8, DEEP + 8, z],
        ]}
      />
      <Line
        kind="edge"
        through={[
          [-8, DEEP / 2, z + 56],
          [LONG + 8, DEEP / 2, z + 56],
        ]}
      />
    </>
  );
}
