import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, type Mark } from '../../../../kit/faces.tsx';
import { Box, Line } from '../../../../kit/solids.tsx';
import { Wheel } from '../../../../kit/upright.tsx';

const unit = (row: number): Mark[] => [
  [7, 8 + row * 20, 60, 15, 'glass'],
  [12, 13 + row * 20, 22, 5, row === 3 ? 'second' : 'faint'],
  [54, 13 + row * 20, 7, 5, row === 4 ? 'accent' : 'ink'],
];

/** A rack on its way across the room, still at work, and the place that it comes from. */
export function Rack() {
  return (
    <Drawing viewBox="-142 -155 340 272" label="A server rack on wheels beside the dashed outline of where it stood">
      <Box at={[-34, 0, 0]} size={[74, 60, 128]} tone="ghost" />
      <Line
        through={[
          [3, 30, 0],
          [3, 86, 0],
          [70, 86, 0],
          [104, 86, 0],
        ]}
      />
      <Wheel at={[96, 2, 7]} r={7} />
      <Box at={[84, 0, 12]} size={[74, 60, 128]} />
      <LeftFace at={[84, 60.2, 12]} marks={[0, 1, 2, 3, 4, 5].flatMap(unit)} />
      <Wheel at={[96, 54, 7]} r={7} />
      <Wheel at={[146, 54, 7]} r={7} />
      <Line
        kind="cable signal"
        through={[
          [104, 86, 0],
          [121, 86, 0],
          [121, 62, 0],
          [121, 60, 14],
        ]}
      />
    </Drawing>
  );
}
