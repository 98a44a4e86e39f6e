import { Balloon, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace } from '../../kit/faces.tsx';
import { Box, Disc, Line } from '../../kit/solids.tsx';

/** The privacy page's figure: a cabinet of drawers, one of them open, and the only key beside it. */
export function VaultScene() {
  return (
    <Drawing
      viewBox="-190 -130 400 350"
      label="A cabinet with three drawers, one of them pulled out, and a key on a cable"
    >
      <Floor from={[-40, -40]} to={[160, 240]} />
      <Box at={[0, 0, 0]} size={[120, 90, 126]} />
      <LeftFace
        at={[0, 90.2, 0]}
        marks={[
          [8, 88, 104, 30, 'glass'],
          [48, 100, 24, 5, 'ink'],
          [8, 8, 104, 32, 'glass'],
          [48, 20, 24, 5, 'ink'],
          [8, 48, 104, 32, 'ink'],
        ]}
      />
      <Box at={[8, 90, 48]} size={[104, 62, 30]} tone="signal" />
      <LeftFace
        at={[8, 152.2, 48]}
        marks={[
          [8, 6, 88, 18, 'glass'],
          [40, 12, 24, 6, 'ink'],
        ]}
      />
      <Line
        kind="ghost"
        through={[
          [60, 152, 48],
          [60, 152, 0],
          [60, 200, 0],
        ]}
      />
      <Disc at={[60, 206, 0]} r={13} h={5} tone="deep" />
      <Box at={[72, 202, 0]} size={[44, 8, 5]} tone="deep" />
      <Balloon at={[60, 130, 78]} to={[-150, 40]} label="A" />
      <Balloon at={[100, 206, 5]} to={[60, 206]} label="B" />
    </Drawing>
  );
}
