import { Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace } from '../../kit/faces.tsx';
import { Person } from '../../people/person.tsx';
import { Vacant } from '../../people/placed.tsx';
import { Box, Disc } from '../../kit/solids.tsx';

const HALF = 190;
const WALL = 132;

const balloons = [
  { at: [-4, 118, 96], to: [-230, 96], label: 'A' },
  { at: [20, 20, 45], to: [214, 160], label: 'B' },
  { at: [-78, -70, 98], to: [-110, -260], label: 'C' },
] as const satisfies readonly BalloonMark[];

/** The career page's figure: a corner room with a round table, three people over one drawing, and a place that is free. */
export function CornerScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      className="big-balloons"
      viewBox="-350 -345 700 570"
      label="A room cut open at its corner: three people stand around a round table with a drawing on it, and the dashed outline of a fourth shows a free place; drawings hang on both walls"
    >
      <Floor from={[-240, -240]} to={[280, 280]} />
      <Box at={[-HALF, -HALF, -8]} size={[2 * HALF, 2 * HALF, 8]} tone="plate" />
      <Walls />
      <Furniture />
      <Person at={[-78, -70, 0]} yaw={45} pose="think" skin={3} top="white" legs="deep" cut="short" beard />
      <Person at={[30, -112, 0]} yaw={100} skin={4} top="deep" legs="ink" cut="curly" glasses />
      <Disc at={[0, 0, 0]} r={26} h={3} tone="deep" />
      <Disc at={[0, 0, 3]} r={7} h={37} tone="deep" />
      <Disc at={[0, 0, 40]} r={76} h={4} />
      <Box at={[-38, -34, 44]} size={[78, 66, 0.8]} tone="plate" />
      <TopFace
        at={[-38, -34, 45]}
        marks={[
          [10, 8, 30, 22, 'cell'],
          [10, 36, 30, 20, 'second'],
          [46, 8, 22, 12, 'accent'],
          [46, 28, 24, 3, 'ink'],
          [46, 36, 20, 3, 'faint'],
          [46, 44, 24, 3, 'faint'],
        ]}
      />
      <Box at={[-10, 40, 44]} size={[10, 10, 11]} />
      <Person at={[116, -6, 0]} yaw={185} pose="point" skin={2} top="sand" legs="ink" cut="tail" slim />
      <Vacant>
        <Person at={[-4, 118, 0]} yaw={280} />
      </Vacant>
    </Drawing>
  );
}

function Walls() {
  return (
    <>
      <Box at={[-HALF, -HALF, 0]} size={[8, 2 * HALF, WALL]} />
      <RightFace
        at={[-HALF + 8.2, -HALF, 0]}
        marks={[
          [30, 40, 84, 66, 'glass'],
          [40, 84, 40, 4, 'ink'],
          [40, 74, 56, 2, 'faint'],
          [40, 66, 48, 2, 'faint'],
          [40, 50, 20, 10, 'second'],
          [134, 40, 84, 66, 'glass'],
          [144, 52, 34, 42, 'cell'],
          [184, 84, 24, 8, 'accent'],
          [184, 72, 24, 2, 'faint'],
          [238, 40, 110, 66, 'glass'],
          [248, 50, 24, 46, 'second'],
          [280, 50, 24, 30, 'cell'],
          [312, 50, 24, 38, 'accent'],
        ]}
      />
      <Box at={[-HALF + 8, -HALF, 0]} size={[2 * HALF - 8, 8, WALL]} />
      <LeftFace
        at={[-HALF + 8, -HALF + 8.2, 0]}
        marks={[
          [40, 36, 120, 80, 'cell'],
          [99, 36, 2, 80, 'faint'],
          [40, 75, 120, 2, 'faint'],
          [190, 36, 120, 80, 'cell'],
          [249, 36, 2, 80, 'faint'],
          [190, 75, 120, 2, 'faint'],
        ]}
      />
    </>
  );
}

/** A low board under the window, and a plant in the corner. */
function Furniture() {
  return (
    <>
      <Disc at={[-150, 146, 0]} r={12} h={20} tone="deep" />
      <Disc at={[-150, 146, 20]} r={17} h={26} />
      <Box at={[40, -178, 0]} size={[120, 24, 26]} />
      <Box at={[60, -174, 26]} size={[30, 16, 5]} tone="deep" />
      <Box at={[62, -172, 31]} size={[28, 14, 4]} tone="signal" />
    </>
  );
}
