import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, TopFace } from '../../../../kit/faces.tsx';
import { Box } from '../../../../kit/solids.tsx';

/** The plotter, and the sheet that comes out of it for the wall. */
export function Plotter() {
  return (
    <Drawing viewBox="-133 -109 340 272" label="A plotter on two legs with a long printed sheet running out of it">
      <Box at={[10, 4, 0]} size={[10, 46, 54]} />
      <Box at={[160, 4, 0]} size={[10, 46, 54]} />
      <Box at={[0, 0, 54]} size={[180, 50, 26]} />
      <TopFace
        at={[0, 0, 80]}
        marks={[
          [12, 12, 26, 22, 'glass'],
          [17, 17, 12, 5, 'accent'],
          [50, 18, 118, 10, 'faint'],
        ]}
      />
      <Box at={[96, 44, 60]} size={[24, 14, 20]} tone="signal" />
      <LeftFace
        at={[34, 58.4, 4]}
        marks={[
          [0, 0, 112, 56, 'glass'],
          [10, 40, 46, 7, 'ink'],
          [10, 31, 70, 4, 'faint'],
          [10, 8, 26, 16, 'cell'],
          [42, 8, 26, 16, 'second'],
          [74, 8, 26, 16, 'cell'],
        ]}
      />
      <TopFace
        at={[34, 58.4, 4]}
        marks={[
          [0, 0, 112, 70, 'glass'],
          [10, 10, 92, 50, 'hair'],
          [18, 18, 30, 34, 'cell'],
          [56, 18, 38, 14, 'cell'],
          [56, 38, 38, 14, 'second'],
        ]}
      />
    </Drawing>
  );
}
