import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { project, type Point } from '../../kit/projection.ts';
import { Box } from '../../kit/solids.tsx';
import { models } from './models.tsx';

const PITCH = 146;
const HEIGHT = 44;
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

const placeOf = (at: number) => [(at % 3) * PITCH, Math.floor(at / 3) * PITCH] as const;

/** Where a letter begins. At its left corner that of C and F would lie behind the model in front. */
function letterAt(at: number): Point {
  const [x, y] = placeOf(at);
  return letters[at] === 'C' || letters[at] === 'F' ? [x + 91, y + 20, HEIGHT] : [x - 5, y + 108, HEIGHT];
}

/** One of the nine on its plate; parts further back are drawn first. */
function Placed({ at }: { at: number }) {
  const [x, y] = placeOf(at);
  const [right, down] = project([x, y, HEIGHT]);
  return (
    <>
      <Box at={[x - 10, y - 2, HEIGHT - 6]} size={[118, 114, 6]} tone="plate" />
      <g transform={`translate(${right} ${down})`}>{models[at]}</g>
      <TopLetters at={letterAt(at)} size={15} tone="signal">
        {letters[at] ?? ''}
      </TopLetters>
    </>
  );
}

/** A table with the nine models, and three people who look at it. */
export function TableScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      parts={parts}
      letters={letters.map((label, at) => {
        const [x, y, z] = letterAt(at);
        return { at: [x + 5, y - 5, z], label };
      })}
      viewBox="-420 -100 830 540"
      className="max-md:[&_.lettering]:[font-size:25px]"
      label="Nine small models on one table, among them a school, a hospital bed, a till and a barrier; three people stand around it."
    >
      <Person at={[150, -54, 0]} yaw={90} pose="think" top="sand" cut="bun" glasses />
      <Person at={[-60, 200, 0]} yaw={0} pose="point" top="deep" beard skin={3} />
      <Box at={[-24, -16, 0]} size={[438, 434, HEIGHT - 6]} />
      {letters.map((letter, at) => (
        <Placed key={letter} at={at} />
      ))}
      <Person at={[446, 262, 0]} yaw={190} pose="point" mirror top="signal" cut="long" skin={1} slim />
    </Drawing>
  );
}

/** The model of one card. */
export const ModelScene = ({ at }: { at: number }) => (
  <Drawing viewBox="-100 -76 200 186">
    <Box at={[-4, 0, -5]} size={[108, 108, 5]} tone="plate" />
    {models[at]}
  </Drawing>
);
