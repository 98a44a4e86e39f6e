import type { ReactNode } from 'react';
import { Drawing } from '../../../kit/drawing.tsx';
import { LeftFace, TopFace } from '../../../kit/faces.tsx';
import { Box, Disc, Line } from '../../../kit/solids.tsx';
import { Wheel } from '../../../kit/upright.tsx';

const Phone = ({ x }: { x: number }) => (
  <>
    <Box at={[x, 0, 0]} size={[34, 6, 62]} />
    <LeftFace at={[x, 6, 0]} marks={[[4, 8, 26, 46, 'glass']]} />
  </>
);

/** One small thing for each station of the map. */
const things = {
  mobile: (
    <>
      <Phone x={-18} />
      <LeftFace at={[-18, 6, 0]} marks={[[9, 14, 16, 16, 'accent']]} />
    </>
  ),
  console: (
    <>
      <Box at={[-40, -22, 0]} size={[80, 44, 12]} />
      <Disc at={[-20, 4, 12]} r={8} h={9} tone="deep" />
      <Disc at={[20, 4, 12]} r={8} h={9} tone="deep" />
      <TopFace at={[0, -22, 12]} marks={[[-5, 8, 10, 8, 'accent']]} />
    </>
  ),
  pc: (
    <>
      <Box at={[-6, -4, 0]} size={[12, 10, 14]} />
      <Box at={[-42, -2, 12]} size={[84, 6, 50]} />
      <LeftFace
        at={[-42, 4, 12]}
        marks={[
          [5, 5, 74, 40, 'glass'],
          [10, 10, 30, 6, 'second'],
          [46, 10, 14, 14, 'accent'],
        ]}
      />
    </>
  ),
  headset: (
    <>
      <Line
        through={[
          [-30, 0, 26],
          [-30, -34, 34],
          [20, -44, 34],
          [30, 0, 26],
        ]}
      />
      <Box at={[-32, -8, 6]} size={[64, 26, 32]} tone="deep" />
      <LeftFace
        at={[-32, 18, 6]}
        marks={[
          [6, 8, 22, 16, 'glass'],
          [36, 8, 22, 16, 'glass'],
        ]}
      />
    </>
  ),
  prototype: (
    <>
      <Box at={[-40, -30, 0]} size={[80, 60, 3]} tone="plate" />
      <Box at={[-30, -20, 3]} size={[20, 20, 20]} />
      <Box at={[-6, -20, 3]} size={[20, 20, 32]} />
      <Box at={[16, 4, 3]} size={[18, 18, 18]} tone="ghost" />
    </>
  ),
  together: (
    <>
      <Line
        through={[
          [-30, 10, 0],
          [30, 10, 0],
        ]}
      />
      <Box at={[-44, -4, 0]} size={[28, 28, 28]} tone="signal" />
      <Box at={[18, -4, 0]} size={[28, 28, 28]} tone="deep" />
    </>
  ),
  testing: (
    <>
      {[-62, -24, 14].map((x) => (
        <Phone key={x} x={x} />
      ))}
      <LeftFace at={[14, 6, 0]} marks={[[9, 20, 16, 16, 'accent']]} />
    </>
  ),
  reasons: (
    <>
      <Box at={[-40, -14, 0]} size={[26, 30, 14]} />
      <Box at={[-14, -14, 0]} size={[26, 30, 28]} />
      <Box at={[12, -14, 0]} size={[26, 30, 42]} />
      <Wheel at={[25, 0, 56]} r={11} width={5} tone="signal" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export const StationDrawing = ({ station }: { station: keyof typeof things }) => (
  <Drawing viewBox="-70 -66 140 116">{things[station]}</Drawing>
);
