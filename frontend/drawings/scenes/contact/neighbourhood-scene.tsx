import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../kit/faces.tsx';
import { Box, Disc, Line, type Tone } from '../../kit/solids.tsx';

type House = readonly [x: number, y: number, width: number, depth: number, height: number, tone?: Tone];

/** From the back to the front, so that the near ones stand before the far ones. */
const farHouses: readonly House[] = [
  [60, 50, 70, 50, 60],
  [150, 50, 50, 50, 92],
  [240, 50, 70, 50, 46],
  [330, 50, 50, 50, 70],
];
const trees = [
  [70, 262],
  [112, 276],
  [150, 258],
  [190, 280],
  [228, 262],
] as const;

const balloons: readonly BalloonMark[] = [
  { at: [225, 180, 78], to: [170, 60], label: 'A' },
  { at: [40, -2, 62], to: [-60, -60], label: 'B' },
  { at: [150, 262, 30], to: [-236, 150], label: 'C' },
];

type NeighbourhoodProps = DrawingWithParts & { label: string; distance: string };

/** The contact page's map, drawn like every figure, so that no map service receives the visitor's address. */
export function NeighbourhoodScene({ label, distance, parts }: NeighbourhoodProps) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      viewBox="-300 -110 680 480"
      label={label}
      className="max-sm:[&_.balloon_.ring]:[r:19px] max-sm:[&_.balloon_text]:text-[20px] max-sm:[&_.dimension_text]:text-[18.9px] max-sm:[&_.dimension_text]:tracking-[-0.03em]"
    >
      <Floor from={[0, -40]} to={[440, 320]} />
      <Metro />
      <Line
        kind="cable signal"
        through={[
          [40, 12, 0],
          [40, 128, 0],
          [222, 128, 0],
          [222, 150, 0],
        ]}
      />
      {farHouses.map((house) => (
        <Block key={house.join()} house={house} />
      ))}
      <Block house={[60, 150, 50, 60, 40]} />
      <Block house={[180, 150, 90, 60, 78, 'signal']} />
      <Block house={[330, 150, 50, 60, 54]} />
      <Box at={[50, 240, 0]} size={[210, 56, 3]} tone="plate" />
      {trees.map(([x, y]) => (
        <Tree key={x} x={x} y={y} />
      ))}
      <Block house={[290, 240, 90, 56, 30]} />
      <Dimension from={[40, 300, 0]} to={[222, 300, 0]} away={[0, 34, 0]} label={distance} />
    </Drawing>
  );
}

function Metro() {
  return (
    <>
      {[20, 130, 240, 350].map((x) => (
        <Disc key={x} at={[x, -6, 0]} r={5} h={34} tone="deep" />
      ))}
      <Box at={[-10, -18, 34]} size={[450, 24, 8]} />
      <Box at={[10, -20, 42]} size={[80, 28, 20]} tone="deep" />
      <Line
        kind="ghost"
        through={[
          [100, -6, 42],
          [438, -6, 42],
        ]}
      />
    </>
  );
}

function Block({ house: [x, y, width, depth, height, tone = 'paper'] }: { house: House }) {
  const rows = Array.from({ length: Math.floor((height - 14) / 18) }, (_, row) => 10 + row * 18);
  const along = (length: number, up: number): Mark => [8, up, length - 16, 7, 'glass'];
  return (
    <>
      <Box at={[x, y, 0]} size={[width, depth, height]} tone={tone} />
      <LeftFace at={[x, y + depth, 0]} marks={rows.map((up) => along(width, up))} />
      <RightFace at={[x + width, y, 0]} marks={rows.map((up) => along(depth, up))} />
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Disc at={[x, y, 3]} r={2} h={10} />
      <Disc at={[x, y, 13]} r={9} h={14} tone="deep" />
    </>
  );
}
