import { type BalloonMark, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { TopFace, type Mark } from '../../kit/faces.tsx';
import { TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Lift } from '../../kit/solids.tsx';

const [W, D] = [270, 180];
const days = [0, 1, 2, 3, 4].flatMap((column) => [0, 1].map((row) => [column, row] as const));
const slots = (ink: (at: number) => Mark[4]) =>
  days.map(([column, row], at): Mark => [20 + column * 48, 62 + row * 38, 38, 28, ink(at)]);

/** The rounds, as the page lists them. */
const balloons = [
  { at: [244, 150, 46], to: [186, 206], label: 'A' },
  { at: [250, 20, 169], to: [266, 20], label: 'B' },
  { at: [250, 20, 295], to: [266, -250], label: 'C' },
] as const satisfies readonly BalloonMark[];

/** The same screen thrice above itself: on paper, as a wireframe, finished; a person tries the paper one. */
export function RoundsScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-300 -330 600 590"
      className="big-balloons max-md:[&_.title_.lettering]:[display:inline]! max-sm:[&_.title_.lettering]:text-[12.5px]"
      label="One booking screen drawn three times above itself: a pencil sketch on a table, a wireframe over it and the finished screen on top; a woman beside the table points at the sketch"
    >
      <Floor from={[-80, -40]} to={[320, 240]} />
      <Box at={[8, 8, 0]} size={[6, 6, 40]} />
      <Box at={[8, D - 14, 0]} size={[6, 6, 40]} />
      <Box at={[W - 14, 8, 0]} size={[6, 6, 40]} />
      <Box at={[W - 14, D - 14, 0]} size={[6, 6, 40]} />
      <Box at={[-6, -6, 40]} size={[W + 12, D + 12, 6]} />
      <TopFace
        at={[0, 0, 46.2]}
        marks={[
          [4, 4, W - 8, D - 8, 'glass'],
          [20, 18, 110, 0.6, 'hair'],
          ...slots(() => 'hair'),
          [20, 146, 86, 22, 'hair'],
        ]}
      />
      <TopLetters at={[26, 38, 46]} size={14} tone="soft">
        which day?
      </TopLetters>
      <TopLetters at={[30, 163, 46]} size={12} tone="soft">
        move it
      </TopLetters>
      <Lift at={[0, 0, 46]} size={[W, D, 119]} />
      <Box at={[0, 0, 165]} size={[W, D, 4]} tone="plate" />
      <TopFace
        at={[0, 0, 169.2]}
        marks={[[20, 18, 150, 14, 'faint'], ...slots(() => 'cell'), [20, 146, 106, 22, 'cell']]}
      />
      <TopLetters at={[30, 162, 169]} size={11}>
        CHANGE DAY
      </TopLetters>
      <Lift at={[0, 0, 169]} size={[W, D, 119]} />
      <Box at={[0, 0, 288]} size={[W, D, 7]} tone="deep" />
      <TopFace
        at={[0, 0, 295.2]}
        marks={[
          [6, 6, W - 12, D - 12, 'glass'],
          ...slots((at) => (at === 6 ? 'second' : 'cell')),
          [20, 146, 150, 24, 'accent'],
        ]}
      />
      <g className="title">
        <TopLetters at={[20, 40, 295]} size={15}>
          Your eye test: Thursday
        </TopLetters>
      </g>
      <TopLetters at={[30, 163, 295]} size={12} tone="paper">
        Change the day
      </TopLetters>
      <Person at={[-22, 196, 0]} yaw={320} pose="point" top="signal" legs="ink" cut="scarf" skin={3} slim />
      <g className="max-sm:hidden">
        <Dimension from={[0, D, 40]} to={[W, D, 40]} away={[0, 60, -40]} label="ONE SCREEN, 3 ROUNDS" />
      </g>
    </Drawing>
  );
}
