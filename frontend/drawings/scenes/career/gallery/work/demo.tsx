import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box, Line } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';

const seats = [
  [24, 62, 'bun'],
  [70, 62, 'curly'],
  [116, 62, 'tail'],
  [83, 98, 'turban'],
  [129, 98, 'client'],
] as const;

/** Friday's demonstration: five in two rows, and the client among them. */
export function Demo() {
  return (
    <Drawing viewBox="-129 -126 340 272" label="Five people in two rows before a large projected screen">
      <Box at={[-6, 0, 26]} size={[170, 6, 94]} />
      <LeftFace
        at={[-6, 6.2, 26]}
        marks={[
          [8, 8, 154, 78, 'glass'],
          [18, 70, 60, 7, 'ink'],
          [18, 58, 84, 4, 'faint'],
          [18, 14, 40, 34, 'cell'],
          [65, 14, 40, 34, 'second'],
          [112, 14, 40, 34, 'accent'],
        ]}
      />
      <Box at={[6, 0, 0]} size={[8, 6, 26]} />
      <Box at={[144, 0, 0]} size={[8, 6, 26]} />
      <Line
        kind="ghost"
        through={[
          [8, 6, 108],
          [164, 106, 34],
          [154, 6, 34],
        ]}
      />
      {seats.map(([x, y, who]) => (
        <PlacedPerson key={who} at={[x, y, 0]} scale={0.62} yaw={270} {...colleagues[who]} />
      ))}
      <Box at={[156, 98, 0]} size={[16, 16, 22]} />
      <Box at={[152, 94, 22]} size={[24, 24, 12]} tone="deep" />
    </Drawing>
  );
}
