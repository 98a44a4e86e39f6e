import { Drawing } from '../drawing.tsx';
import { TopFace } from '../faces.tsx';
import { Box, Line, Person } from '../solids.tsx';

/** A long drawing board with two people at work, and a chair that waits for a third. */
export function Bench() {
  return (
    <Drawing
      viewBox="-140 -95 440 330"
      label="A long drawing board with two people behind it, and a free chair with the dashed outline of a third"
    >
      <Person at={[70, -20, 0]} scale={1.7} />
      <Person at={[190, -20, 0]} scale={1.7} tone="deep" />
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
      <Box at={[226, 174, 28]} size={[38, 4, 40]} tone="signal" />
      <Person at={[245, 156, 28]} scale={1.4} tone="ghost" />
    </Drawing>
  );
}
