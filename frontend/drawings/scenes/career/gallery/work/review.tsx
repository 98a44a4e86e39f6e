import { Drawing } from '../../../../kit/drawing.tsx';
import { TopFace } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';

/** One sheet on the table, four people round it, and the pencil that goes from hand to hand. */
export function Review() {
  return (
    <Drawing viewBox="-152 -103 340 272" label="Four people round a table with one large drawing on it">
      <PlacedPerson at={[-22, 30, 0]} scale={0.8} {...colleagues.turban} />
      <PlacedPerson at={[-22, 84, 0]} scale={0.8} pose="think" {...colleagues.bun} />
      <Box at={[6, 100, 0]} size={[8, 8, 34]} />
      <Box at={[136, 100, 0]} size={[8, 8, 34]} />
      <Box at={[136, 6, 0]} size={[8, 8, 34]} />
      <Box at={[0, 0, 34]} size={[150, 114, 7]} tone="plate" />
      <TopFace
        at={[0, 0, 41]}
        marks={[
          [16, 14, 118, 86, 'glass'],
          [24, 22, 102, 70, 'hair'],
          [34, 32, 40, 28, 'cell'],
          [74, 32, 26, 28, 'second'],
          [34, 60, 26, 22, 'cell'],
          [60, 60, 40, 22, 'cell'],
          [106, 78, 16, 10, 'ink'],
        ]}
      />
      <Box at={[88, 66, 41]} size={[38, 4, 4]} tone="signal" />
      <PlacedPerson at={[60, 142, 0]} scale={0.8} yaw={270} {...colleagues.tail} />
      <PlacedPerson at={[124, 142, 0]} scale={0.8} yaw={270} pose="point" {...colleagues.curly} />
    </Drawing>
  );
}
