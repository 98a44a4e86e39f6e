import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../kit/faces.tsx';
import { RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Pipe } from '../../kit/pipe.tsx';
import { Box, Line } from '../../kit/solids.tsx';

const [COLUMNS, ROWS] = [5, 11] as const;
const [WIDE, HIGH, FRONT] = [42, 34, 60] as const;
const FOOT = 14;
/** The drawer that is open: its column, counted from the right, and its row from below. */
const OPEN = { column: 0, row: 2 } as const;

interface Drawer {
  column: number;
  row: number;
  empty: boolean;
}

// 33 of the 55 are empty, which is the share of the pages that were not kept; 37 has no divisor in common with 55.
const drawers: readonly Drawer[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  column: at % COLUMNS,
  row: Math.floor(at / COLUMNS),
  empty: (at * 37) % 55 >= 22,
}));

const marksOf = ({ column, row, empty }: Drawer): readonly Mark[] => {
  const [along, up] = [column * WIDE, FOOT + row * HIGH];
  const box: Mark = [along + 3, up + 3, WIDE - 6, HIGH - 6, 'cell'];
  return empty ? [box] : [box, [along + 10, up + 17, 22, 7, 'second'], [along + 18, up + 8, 6, 4, 'ink']];
};

/** The hero's figure: a card index as high as a room, in which most drawers are empty and one is open. */
export function CabinetScene() {
  const top = FOOT + ROWS * HIGH;
  const depth = COLUMNS * WIDE;
  return (
    <Drawing
      className="max-md:[&_.balloon_.ring]:[r:17px] max-md:[&_.balloon_text]:[translate:0_1.5px] max-md:[&_.balloon_text]:[font-size:17px] max-md:[&_:is(.dimension,.callout)]:hidden"
      viewBox="-260 -455 500 790"
      label="A card index of fifty-five drawers, thirty-three of them without a label; a librarian stands at the one that is open and points at its raised card"
    >
      <Floor from={[-40, -40]} to={[280, 280]} />
      <Box at={[0, 0, 0]} size={[FRONT, depth, top]} />
      <RightFace at={[FRONT, 0, 0]} marks={drawers.flatMap(marksOf)} />
      <Box at={[-5, -5, top]} size={[FRONT + 10, depth + 10, 30]} tone="deep" />
      <RightLetters at={[FRONT + 5, depth / 2, top + 10]} size={15} anchor="middle">
        410 PAGES, A TO Z
      </RightLetters>
      <Ladder />
      <OpenDrawer />
      <Person at={[128, 96, 0]} yaw={268} pose="point" cut="tail" top="sand" legs="deep" slim />
      <Dimension from={[FRONT, depth, 0]} to={[FRONT, 0, 0]} away={[160, 0, 0]} label="60 % OF THEM EMPTY" />
      <Balloon at={[FRONT, 21, FOOT + 9.4 * HIGH]} to={[128, -336]} label="A" />
      <Balloon at={[FRONT, 189, FOOT + 3.5 * HIGH]} to={[-222, 40]} label="B" />
      <Balloon at={[132, 10, 140]} to={[204, -60]} label="C" />
      <Callout at={[131, 24, 165]} to={[126, -176]} text="pump seal 40 mm" measure="38th, now 3rd" />
    </Drawing>
  );
}

function OpenDrawer() {
  const [y, z] = [OPEN.column * WIDE + 3, FOOT + OPEN.row * HIGH + 3];
  const [long, wide, high] = [96, WIDE - 6, HIGH - 6];
  return (
    <>
      <RightFace at={[FRONT, y, z]} marks={[[0, 0, wide, high, 'ink']]} />
      <Box at={[FRONT, y, z]} size={[long, wide, high]} />
      {[66, 76, 86, 96, 106, 116].map((x) => (
        <Box key={x} at={[x, y + 3, z + high]} size={[2, wide - 6, 12]} />
      ))}
      <Box at={[130, y + 3, z + high]} size={[2, wide - 6, 52]} tone="signal" />
      <RightFace
        at={[132, y + 3, z + high]}
        marks={[
          [5, 36, 20, 4, 'ink'],
          [5, 26, 14, 3, 'ink'],
          [5, 18, 20, 3, 'ink'],
        ]}
      />
      {[140, 148].map((x) => (
        <Box key={x} at={[x, y + 3, z + high]} size={[2, wide - 6, 12]} />
      ))}
      <Box at={[FRONT + long, y - 1, z - 2]} size={[4, wide + 2, high + 6]} />
      <RightFace
        at={[FRONT + long + 4, y, z]}
        marks={[
          [8, 14, 20, 9, 'second'],
          [15, 4, 7, 5, 'ink'],
        ]}
      />
      <LeftFace at={[FRONT, y + wide, z]} marks={[[4, 4, long - 10, high - 8, 'hair']]} />
    </>
  );
}

/** It leans on the column to the left. */
function Ladder() {
  const [foot, head] = [142, 64] as const;
  const height = FOOT + ROWS * HIGH - 30;
  const rungs = Array.from({ length: 10 }, (_, at) => (at + 0.7) / 10.4);
  return (
    <>
      <Pipe
        r={2.4}
        tone="deep"
        through={[
          [foot, 204, 0],
          [head, 204, height],
        ]}
      />
      {rungs.map((part) => {
        const [x, z] = [foot + (head - foot) * part, height * part];
        return (
          <Line
            key={part}
            through={[
              [x, 176, z],
              [x, 204, z],
            ]}
          />
        );
      })}
      <Pipe
        r={2.4}
        tone="deep"
        through={[
          [foot, 176, 0],
          [head, 176, height],
        ]}
      />
    </>
  );
}
