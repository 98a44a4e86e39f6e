import { Balloon, Dimension } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { RightFace } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { faceOf, type Point } from '../../kit/projection.ts';
import { Box, Line } from '../../kit/solids.tsx';

const LENS: Point = [404, 60, 150];
const FACE = { x: 232, low: 84, high: 116, from: 92, to: 118 } as const;
const corners: readonly Point[] = [
  [FACE.x, FACE.from, FACE.low],
  [FACE.x, FACE.to, FACE.low],
  [FACE.x, FACE.to, FACE.high],
  [FACE.x, FACE.from, FACE.high],
];

/** The camera's field of view: four lines to a frame around the face, and nothing beside it. */
const Sight = () => (
  <>
    {corners.map((corner) => (
      <Line key={corner.join(' ')} kind="ghost" through={[LENS, corner]} />
    ))}
    <path className="line cable signal" d={faceOf(corners)} />
  </>
);

/** One entrance: the line on the floor, the person at it, the reader, and the other way in for those who refused. */
export function VisionScene() {
  return (
    <Drawing
      viewBox="-212 -85 640 480"
      className="big-balloons"
      label="A person stands at a line before an entrance; a camera frames the face alone, and a card reader stands beside it"
    >
      <Box at={[0, 0, -10]} size={[460, 240, 10]} tone="plate" />
      <Box at={[0, -10, -10]} size={[460, 10, 60]} />
      <LeftLetters at={[20, 0, 18]} size={17}>
        GATE 2
      </LeftLetters>
      <TopLetters at={[30, 66, 0]} size={16} tone="soft">
        STAND HERE
      </TopLetters>
      <Line
        kind="cable signal"
        through={[
          [196, 50, 0],
          [196, 190, 0],
        ]}
      />
      <Person at={[212, 106, 0]} yaw={0} top="deep" legs="ink" cut="bob" skin={3} badge slim />
      <Person at={[90, 150, 0]} yaw={0} top="sand" legs="ink" cut="turban" skin={2} beard />
      <Box at={[404, 46, 0]} size={[10, 26, 168]} />
      <Box at={[398, 44, 128]} size={[22, 32, 46]} tone="deep" />
      <RightFace
        at={[420, 44, 128]}
        marks={[
          [4, 6, 24, 34, 'glass'],
          [8, 30, 16, 4, 'ink'],
          [8, 22, 12, 3, 'faint'],
          [8, 10, 16, 7, 'accent'],
        ]}
      />
      <Sight />
      <Box at={[400, 176, 0]} size={[18, 18, 62]} tone="signal" />
      <g className="max-md:hidden">
        <Dimension from={[212, 240, 0]} to={[404, 240, 0]} away={[0, 24, 0]} label="1.2 m" />
      </g>
      <Balloon at={[404, 50, 174]} to={[400, -30]} label="A" />
      <Balloon at={[232, 92, 116]} to={[60, -60]} label="B" />
      <Balloon at={[409, 185, 62]} to={[330, 190]} label="C" />
      <Balloon at={[196, 190, 0]} to={[-40, 300]} label="D" />
    </Drawing>
  );
}
