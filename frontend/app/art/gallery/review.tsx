import { Drawing } from '../drawing.tsx';
import { TopFace } from '../faces.tsx';
import { Box, Person } from '../solids.tsx';

/** One sheet on the table, four people round it, and the pencil that goes from hand to hand. */
export function Review() {
  return (
    <Drawing viewBox="-152 -103 340 272" label="Four people round a table with one large drawing on it">
      <Person at={[40, -22, 0]} scale={1.3} tone="deep" />
      <Person at={[110, -22, 0]} scale={1.3} />
      <Person at={[-22, 60, 0]} scale={1.3} />
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
      <Person at={[176, 70, 0]} scale={1.3} tone="signal" />
    </Drawing>
  );
}
