import { LeftFace, RightFace } from '../../../kit/faces.tsx';
import type { Point } from '../../../kit/projection.ts';
import { Box, type Tone } from '../../../kit/solids.tsx';

type CarProps = { at: Point; along?: 'x' | 'y'; tone?: Tone };

/** A car of 4.2 m: a body and a cabin with windows, standing across the lane or driving along it. */
export function Car({ at: [x, y, z], along = 'y', tone = 'paper' }: CarProps) {
  const [w, d] = along === 'y' ? [42, 100] : [100, 42];
  const [cw, cd] = along === 'y' ? [36, 54] : [54, 36];
  const [cx, cy] = along === 'y' ? [x + 3, y + 24] : [x + 24, y + 3];
  const length = along === 'y' ? cd : cw;
  const side = along === 'y' ? RightFace : LeftFace;
  const end = along === 'y' ? LeftFace : RightFace;
  const [Side, End] = [side, end];
  const sideAt: Point = along === 'y' ? [cx + cw, cy, z + 22] : [cx, cy + cd, z + 22];
  const endAt: Point = along === 'y' ? [cx, cy + cd, z + 22] : [cx + cw, cy, z + 22];
  const tailAt: Point = along === 'y' ? [x, y + d, z] : [x + w, y, z];
  return (
    <>
      <Box at={[x, y, z + 4]} size={[w, d, 18]} tone={tone} />
      <End
        at={tailAt}
        marks={[
          [4, 12, 7, 5, 'glass'],
          [31, 12, 7, 5, 'glass'],
          [14, 8, 14, 6, 'glass'],
        ]}
      />
      <Box at={[cx, cy, z + 22]} size={[cw, cd, 14]} tone={tone} />
      <Side
        at={sideAt}
        marks={[
          [4, 3, length / 2 - 6, 8, 'glass'],
          [length / 2 + 2, 3, length / 2 - 6, 8, 'glass'],
        ]}
      />
      <End at={endAt} marks={[[4, 3, 28, 8, 'glass']]} />
    </>
  );
}
