import { Floor } from '../../../kit/lettering/annotations.tsx';
import { Callout } from '../../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../../kit/drawing.tsx';
import { LeftFace } from '../../../kit/faces.tsx';
import { LeftLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { project, type Point } from '../../../kit/projection.ts';
import { Box, Disc } from '../../../kit/solids.tsx';
import type { Tool } from '../../../names.ts';
import { shapes } from './tool-shapes.ts';

const [PITCH, FACE, TOP] = [76, 12.2, 262];

const onWall = (at: Point) => `matrix(.866 .5 0 1 ${project(at).join(' ')})`;
const onTop = (at: Point) => `matrix(.866 .5 -.866 .5 ${project(at).join(' ')})`;

const tones: Partial<Record<Tool, string>> = { database: 'deep', map: 'deep' };
const lent: Tool = 'scanner';

const letterOf = (index: number) => String.fromCodePoint(65 + index);
const letterAt = (index: number): Point => [index * PITCH + 34, FACE, 126];
/** In the middle of a letter, above the line that it stands on. */
const HALF = 7;

/** A wall with the tools in this order, one of them in use at the bench before it. */
export function WallScene({ tools, parts }: { tools: readonly Tool[] } & DrawingWithParts) {
  return (
    <Drawing
      parts={parts}
      letters={tools.map((_, index) => {
        const [x, y, z] = letterAt(index);
        return { at: [x, y, z + HALF], label: letterOf(index) };
      })}
      viewBox="-170 -290 720 690"
      className="big-balloons roomy max-md:[&_.letter_.lettering]:[display:inline]! max-md:[&_.letter_.lettering]:[font-size:16px]"
      label="A wall with seven hand tools, a letter under each; the fourth is only an outline, for it lies on the bench, and a man stands before it"
    >
      <Floor from={[-40, 0]} to={[600, 240]} />
      <Box at={[-14, 0, 0]} size={[560, 12, 284]} tone="plate" />
      <LeftFace at={[0, FACE, 0]} marks={[[-4, 116, 540, 156, 'hair']]} />
      {tools.map((tool, index) => {
        const x = index * PITCH + 4;
        const isLent = tool === lent;
        return (
          <g key={tool}>
            <g className={`solid ${isLent ? 'ghost' : (tones[tool] ?? '')}`} transform={onWall([x, FACE, TOP])}>
              <path className={isLent ? '' : 'top'} fillRule="evenodd" d={shapes[tool]} />
            </g>
            <g className="letter">
              <LeftLetters at={letterAt(index)} size={20} anchor="middle" tone={isLent ? 'signal' : 'ink'}>
                {letterOf(index)}
              </LeftLetters>
            </g>
          </g>
        );
      })}
      {[40, 440].map((x) => (
        <g key={x}>
          <Box at={[x, 66, 0]} size={[14, 14, 62]} />
          <Box at={[x, 116, 0]} size={[14, 14, 62]} />
        </g>
      ))}
      <Box at={[24, 58, 62]} size={[450, 80, 9]} />
      <Box at={[60, 88, 71]} size={[70, 40, 14]} tone="deep" />
      <Box at={[74, 96, 85]} size={[42, 24, 8]} />
      <Disc at={[400, 92, 71]} r={13} h={22} />
      <Disc at={[396, 90, 93]} r={3} h={16} tone="signal" />
      <Disc at={[406, 94, 93]} r={3} h={20} tone="deep" />
      <g className="solid signal" transform={onTop([196, 72, 71.4])}>
        <path className="top" d="M0 10h13v40H0ZM13 22h82v14H13Z" />
      </g>
      <Callout at={[203, 118, 72]} to={[-70, 270]} side="left" text="D is out" measure="until 19:00" />
      <Person at={[330, 176, 0]} yaw={265} pose="think" top="ink" legs="sand" cut="turban" beard skin={3} />
    </Drawing>
  );
}
