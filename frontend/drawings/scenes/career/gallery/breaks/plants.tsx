import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace } from '../../../../kit/faces.tsx';
import { project, type Point } from '../../../../kit/projection.ts';
import { Box, Disc, Line, type Tone } from '../../../../kit/solids.tsx';

type PlantProps = { at: Point; size: number; tone?: Tone };

const leaves = [
  [-1, 0.5],
  [1, 0.5],
  [-0.75, 1],
  [0.75, 1],
  [-0.3, 1.3],
  [0.35, 1.25],
] as const;

/** A pot, and leaves that lean out of it. */
function Plant({ at: [x, y, z], size, tone = 'deep' }: PlantProps) {
  const [cx, cy] = project([x, y, z + size * 0.8]);
  return (
    <>
      <Disc at={[x, y, z]} r={size * 0.5} h={size * 0.8} />
      <g className={`solid ${tone}`}>
        {leaves.map(([side, rise]) => {
          const [tipX, tipY] = [cx + side * size, cy - rise * size];
          const [midX, midY] = [cx + side * size * 0.35, cy - rise * size * 0.62];
          const points = [`${cx},${cy}`, `${midX - 7},${midY}`, `${tipX},${tipY}`, `${midX + 7},${midY}`].join(' ');
          return <polygon key={side} className={rise > 0.9 ? 'top' : 'left'} points={points} />;
        })}
      </g>
    </>
  );
}

/** The window sill: three plants and a watering can. */
export function Plants() {
  return (
    <Drawing viewBox="-124 -137 340 272" label="Three potted plants on a sill and a watering can">
      <Box at={[-6, -6, 0]} size={[190, 6, 116]} />
      <LeftFace
        at={[-6, 0.2, 0]}
        marks={[
          [14, 20, 76, 84, 'glass'],
          [100, 20, 76, 84, 'glass'],
        ]}
      />
      <Box at={[-6, 0, 0]} size={[190, 56, 8]} tone="plate" />
      <Plant at={[28, 28, 8]} size={34} />
      <Plant at={[82, 28, 8]} size={24} />
      <Plant at={[132, 30, 8]} size={44} />
      <Line
        kind="edge"
        through={[
          [30, 100, 6],
          [16, 100, 18],
          [30, 100, 30],
        ]}
      />
      <Disc at={[46, 100, 0]} r={16} h={26} tone="signal" />
      <Line
        through={[
          [58, 100, 8],
          [92, 100, 44],
        ]}
      />
      <Disc at={[94, 100, 43]} r={6} h={4} tone="signal" />
    </Drawing>
  );
}
