import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, RightFace } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box, Disc, Line } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';

/** A lift between two floors, and the telephone in it that has lost the network. */
export function Lift() {
  return (
    <Drawing viewBox="-170 -166 340 272" label="A lift on its cable with a person and a large telephone in it">
      <Box at={[0, 0, 0]} size={[104, 104, 7]} tone="plate" />
      <Box at={[0, 0, 7]} size={[6, 104, 104]} />
      <Box at={[6, 0, 7]} size={[98, 6, 104]} />
      <RightFace
        at={[6.2, 0, 7]}
        marks={[
          [74, 34, 20, 46, 'glass'],
          [80, 68, 8, 7, 'cell'],
          [80, 54, 8, 7, 'accent'],
          [80, 40, 8, 7, 'cell'],
        ]}
      />
      <LeftFace at={[6, 6.2, 7]} marks={[[8, 24, 82, 4, 'faint']]} />
      <PlacedPerson at={[32, 58, 7]} scale={0.8} pose="think" {...colleagues.bun} />
      <Box at={[64, 44, 7]} size={[34, 8, 62]} tone="signal" />
      <LeftFace
        at={[64, 52.2, 7]}
        marks={[
          [4, 6, 26, 50, 'glass'],
          [8, 44, 14, 5, 'ink'],
          [8, 29, 18, 10, 'cell'],
          [8, 12, 18, 9, 'accent'],
        ]}
      />
      <Disc at={[3, 3, 111]} r={8} h={8} tone="signal" />
      <Line
        through={[
          [3, 3, 119],
          [3, 3, 168],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [104, 0, 111],
          [104, 0, 168],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [0, 104, 111],
          [0, 104, 168],
        ]}
      />
    </Drawing>
  );
}
