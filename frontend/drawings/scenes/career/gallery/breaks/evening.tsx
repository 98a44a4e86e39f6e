import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, RightFace, type Ink, type Mark } from '../../../../kit/faces.tsx';
import { Box, Disc, Line } from '../../../../kit/solids.tsx';

const storey = (level: number, windows: number, inkOf: (window: number) => Ink): Mark[] =>
  Array.from({ length: windows }, (_, window): Mark => [10 + window * 22, 14 + level * 27, 13, 15, inkOf(window)]);

/** The house after hours: two windows are lit, and the lamp at the gate. */
export function Evening() {
  return (
    <Drawing viewBox="-154 -109 340 272" label="An office building in the evening with two lit windows, and a lamp">
      <Box at={[-14, -14, -5]} size={[176, 140, 5]} tone="plate" />
      <Box at={[0, 0, 0]} size={[116, 94, 96]} />
      <Box at={[64, 12, 96]} size={[32, 28, 14]} tone="deep" />
      <LeftFace
        at={[0, 94.2, 0]}
        marks={[0, 1, 2].flatMap((level) =>
          storey(level, 5, (window) => (level === 2 && window === 3 ? 'accent' : level === 0 ? 'second' : 'cell')),
        )}
      />
      <RightFace
        at={[116.2, 0, 0]}
        marks={[0, 1, 2].flatMap((level) =>
          storey(level, 4, (window) => (level === 1 && window === 2 ? 'accent' : level === 0 ? 'second' : 'cell')),
        )}
      />
      <Line
        through={[
          [16, 116, 0],
          [16, 116, 46],
        ]}
      />
      <Disc at={[16, 116, 46]} r={7} h={7} tone="signal" />
    </Drawing>
  );
}
