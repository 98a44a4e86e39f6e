import type { ReactNode } from 'react';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { Box, Disc, Lift, Line } from '../../kit/solids.tsx';

const days = Array.from({ length: 15 }, (_, day): Mark => [
  10 + (day % 5) * 20,
  52 - Math.floor(day / 5) * 20,
  14,
  14,
  day === 12 ? 'accent' : day < 12 ? 'second' : 'cell',
]);
const lines = Array.from({ length: 5 }, (_, line): Mark => [
  12,
  96 - line * 17,
  line === 4 ? 44 : 40 + ((line * 23) % 40),
  7,
  line === 4 ? 'accent' : 'faint',
]);

const pictures = {
  calendar: (
    <>
      <Box at={[0, 0, 0]} size={[116, 16, 104]} />
      <LeftFace at={[0, 16.2, 0]} marks={[[6, 84, 104, 14, 'ink'], ...days]} />
    </>
  ),
  sheet: (
    <>
      <Box at={[0, 0, 0]} size={[110, 8, 124]} />
      <LeftFace at={[0, 8.2, 0]} marks={lines} />
      <Box at={[24, 52, 0]} size={[84, 12, 6]} tone="signal" />
    </>
  ),
  spare: (
    <>
      <Box at={[0, 0, 0]} size={[64, 64, 40]} tone="deep" />
      <Box at={[86, 0, 0]} size={[64, 64, 40]} />
      <Lift at={[86, 0, 40]} size={[64, 64, 30]} />
      <Line
        kind="cable signal"
        through={[
          [32, 32, 40],
          [32, 32, 84],
          [118, 32, 84],
          [118, 32, 40],
        ]}
      />
    </>
  ),
  stack: (
    <>
      {[0, 1, 2, 3].map((sheet) => (
        <Box
          key={sheet}
          at={[sheet * 4, sheet * -3, sheet * 20]}
          size={[110, 84, 9]}
          tone={sheet === 3 ? 'signal' : sheet === 1 ? 'deep' : 'paper'}
        />
      ))}
      <TopFace
        at={[12, -9, 69.2]}
        marks={[
          [14, 16, 60, 8, 'glass'],
          [14, 34, 40, 8, 'glass'],
        ]}
      />
    </>
  ),
  box: (
    <>
      <Box at={[0, 0, 0]} size={[100, 80, 70]} />
      <LeftFace
        at={[0, 80.2, 0]}
        marks={[
          [10, 10, 80, 50, 'glass'],
          [20, 40, 44, 8, 'faint'],
        ]}
      />
      <RightFace at={[100.2, 0, 0]} marks={[[12, 20, 26, 30, 'accent']]} />
      <Disc at={[50, 40, 70]} r={18} h={10} tone="deep" />
    </>
  ),
  door: (
    <>
      <Box at={[0, 0, 0]} size={[120, 10, 130]} />
      <LeftFace at={[0, 10.2, 0]} marks={[[34, 0, 52, 108, 'ink']]} />
      <Box at={[82, 10, 0]} size={[5, 52, 108]} tone="signal" />
      <Line
        kind="ghost"
        through={[
          [60, 10, 0],
          [60, 100, 0],
        ]}
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A small picture of a benefit. */
export const BenefitDrawing = ({ picture }: { picture: keyof typeof pictures }) => (
  <Drawing viewBox="-110 -140 260 230">{pictures[picture]}</Drawing>
);
