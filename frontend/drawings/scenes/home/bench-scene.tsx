import { Drawing } from '../../kit/drawing.tsx';
import { TopFace } from '../../kit/faces.tsx';
import { PlacedPerson } from '../../people/placed.tsx';
import { Box, Line } from '../../kit/solids.tsx';

/** A long drawing board with two people at work, and a chair that waits for a third one. */
export function BenchScene() {
  return (
    <Drawing
      viewBox="-140 -95 440 330"
      label="A long drawing board with two people behind it, and a free chair where a third sheet is still to be drawn"
    >
      <PlacedPerson at={[62, -12, 0]} yaw={90} pose="think" skin={4} top="white" cut="bob" />
      <PlacedPerson at={[178, -12, 0]} yaw={90} pose="point" skin={2} cut="turban" beard />
      <Box at={[12, 16, 0]} size={[10, 76, 36]} />
      <Box at={[288, 16, 0]} size={[10, 76, 36]} />
      <Box at={[0, 10, 36]} size={[310, 92, 8]} />
      <TopFace
        at={[0, 10, 44]}
        marks={[
          [14, 12, 82, 64, 'glass'],
          [22, 20, 34, 24, 'second'],
          [62, 20, 26, 6, 'faint'],
          [62, 32, 20, 6, 'faint'],
          [22, 54, 66, 4, 'ink'],
          [114, 12, 82, 64, 'glass'],
          [122, 20, 66, 5, 'ink'],
          [122, 34, 18, 32, 'cell'],
          [146, 34, 18, 32, 'accent'],
          [170, 34, 18, 32, 'cell'],
          [214, 12, 82, 64, 'hair'],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [214, 22, 44],
          [296, 86, 44],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [296, 22, 44],
          [214, 86, 44],
        ]}
      />
      <Box at={[226, 140, 0]} size={[38, 38, 28]} tone="signal" />
      <Box at={[226, 174, 28]} size={[38, 4, 34]} tone="signal" />
    </Drawing>
  );
}
