import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { TopFace, type Mark } from '../../kit/faces.tsx';
import { Person } from '../../people/person.tsx';
import { Desk } from '../../people/seated.tsx';
import { Box, Line, type Tone } from '../../kit/solids.tsx';

/** The rooms of the plan: along, back, width, depth, and how high they are once built. Farther ones come first. */
const rooms: readonly { at: readonly [number, number]; size: readonly [number, number, number]; tone: Tone }[] = [
  { at: [14, 16], size: [52, 40, 46], tone: 'paper' },
  { at: [80, 16], size: [70, 40, 30], tone: 'deep' },
  { at: [14, 72], size: [36, 64, 24], tone: 'paper' },
  { at: [66, 72], size: [40, 28, 56], tone: 'paper' },
  { at: [122, 72], size: [28, 24, 20], tone: 'ghost' },
  { at: [66, 114], size: [40, 22, 16], tone: 'deep' },
];
const MODEL = 240;
const plan = rooms.map(({ at: [x, y], size: [w, d], tone }): Mark => [
  x,
  y - 4,
  w,
  d,
  tone === 'deep' ? 'second' : tone === 'ghost' ? 'accent' : 'cell',
]);

/** One long table: a plan of six rooms at its left end, the same rooms as a model at its right, and the last part on its way. */
export function TwiceScene() {
  return (
    <Drawing
      className="max-md:[&_.balloon]:hidden max-md:[&_.dimension]:hidden"
      viewBox="-220 -130 700 520"
      label="A long table with the plan of six rooms on its left half and the same rooms as a model on its right half; three people work around it and one carries the missing part"
    >
      <Floor from={[-40, -40]} to={[520, 240]} step={40} />
      <Person at={[60, -30, 0]} yaw={90} pose="think" skin={3} top="white" legs="ink" cut="short" beard />
      <Person at={[196, -30, 0]} yaw={60} skin={1} top="sand" legs="ink" cut="scarf" slim long badge />
      <Desk at={[0, 0, 0]} size={[424, 156]} />
      <TopFace at={[14, 4, 44.2]} marks={[[0, 0, 164, 148, 'glass'], ...plan]} />
      <Line
        kind="ghost"
        through={[
          [178, 8, 44],
          [MODEL + 8, 8, 44],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [178, 148, 44],
          [MODEL + 8, 148, 44],
        ]}
      />
      <Box at={[MODEL + 8, 4, 44]} size={[164, 148, 4]} tone="plate" />
      {rooms.map(({ at: [x, y], size, tone }) => (
        <Box key={`${x} ${y}`} at={[MODEL + 8 + x, y, 48]} size={[...size]} tone={tone} />
      ))}
      <Person at={[100, 196, 0]} yaw={270} skin={4} top="deep" legs="line" cut="bun" slim />
      <Person
        at={[500, 130, 0]}
        yaw={120}
        pose="carry"
        skin={2}
        top="ink"
        legs="deep"
        cut="curly"
        load={<Box at={[478, 138, 58]} size={[28, 24, 20]} tone="signal" />}
      />
      <Dimension from={[14, 156, 0]} to={[178, 156, 0]} away={[0, 56, 0]} label="PLAN" />
      <Dimension from={[MODEL + 8, 156, 0]} to={[MODEL + 172, 156, 0]} away={[0, 56, 0]} label="MODEL" />
      <Balloon at={[20, 100, 44]} to={[-190, 74]} label="A" />
      <Balloon at={[MODEL + 100, 86, 104]} to={[260, -40]} label="B" />
      <Balloon at={[486, 162, 66]} to={[190, 340]} label="C" />
    </Drawing>
  );
}
