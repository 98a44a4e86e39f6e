import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, TopFace } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box, Disc } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';

/** Two people before one screen, with one keyboard between them. */
export function Pair() {
  return (
    <Drawing viewBox="-143 -118 340 272" label="Two people at one desk with one screen and one keyboard">
      <Box at={[8, 84, 0]} size={[8, 8, 34]} />
      <Box at={[146, 84, 0]} size={[8, 8, 34]} />
      <Box at={[146, 8, 0]} size={[8, 8, 34]} />
      <Box at={[0, 0, 34]} size={[162, 100, 7]} tone="plate" />
      <Box at={[70, 16, 41]} size={[22, 14, 12]} />
      <Box at={[24, 16, 50]} size={[114, 8, 76]} />
      <LeftFace
        at={[24, 24.2, 50]}
        marks={[
          [6, 6, 102, 64, 'glass'],
          [14, 56, 40, 5, 'ink'],
          [22, 46, 56, 4, 'faint'],
          [30, 37, 44, 4, 'second'],
          [30, 28, 58, 4, 'second'],
          [22, 19, 34, 4, 'accent'],
          [14, 11, 12, 4, 'ink'],
        ]}
      />
      <TopFace
        at={[50, 48, 41]}
        marks={[
          [0, 0, 62, 24, 'glass'],
          [4, 4, 54, 4, 'faint'],
          [4, 10, 54, 4, 'faint'],
          [14, 17, 34, 4, 'faint'],
        ]}
      />
      <Disc at={[18, 66, 41]} r={7} h={10} tone="signal" />
      <PlacedPerson at={[54, 128, 0]} scale={0.8} yaw={270} {...colleagues.bun} />
      <PlacedPerson at={[122, 128, 0]} scale={0.8} yaw={270} pose="point" {...colleagues.tail} />
    </Drawing>
  );
}
