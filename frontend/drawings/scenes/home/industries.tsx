import type { ReactNode } from 'react';
import type { Industry } from '../../names.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace } from '../../kit/faces.tsx';
import { PlacedPerson } from '../../people/placed.tsx';
import { Box, Disc, Line } from '../../kit/solids.tsx';

/** One small drawing an industry: the thing that its people have on the table. */
const scenes: Record<Industry, ReactNode> = {
  commerce: (
    <>
      <Box at={[0, 0, 0]} size={[64, 64, 44]} />
      <LeftFace at={[0, 64.2, 0]} marks={[[22, 0, 20, 44, 'faint']]} />
      <TopFace at={[0, 0, 44]} marks={[[22, 0, 20, 64, 'faint']]} />
      <Box at={[78, 34, 0]} size={[34, 34, 26]} tone="signal" />
    </>
  ),
  health: (
    <>
      <Box at={[0, 0, 0]} size={[96, 70, 34]} />
      <Box at={[26, 14, 34]} size={[44, 42, 30]} tone="deep" />
      <LeftFace
        at={[26, 56.2, 34]}
        marks={[
          [18, 5, 8, 20, 'glass'],
          [12, 11, 20, 8, 'glass'],
        ]}
      />
      <LeftFace
        at={[0, 70.2, 0]}
        marks={[
          [38, 0, 20, 22, 'cell'],
          [10, 12, 14, 12, 'cell'],
          [72, 12, 14, 12, 'cell'],
        ]}
      />
    </>
  ),
  finance: (
    <>
      {[0, 1, 2, 3].map((column) => (
        <Disc
          key={column}
          at={[20 + column * 26, 54 - column * 12, 0]}
          r={11}
          h={18 + column * 18}
          tone={column === 3 ? 'signal' : 'paper'}
        />
      ))}
      <Box at={[-4, 70, 0]} size={[112, 18, 8]} tone="deep" />
    </>
  ),
  education: (
    <>
      <Box at={[0, 20, 0]} size={[100, 60, 12]} tone="deep" />
      <Box at={[8, 26, 12]} size={[84, 50, 10]} />
      <Box at={[18, 14, 22]} size={[84, 54, 12]} tone="signal" />
      <TopFace
        at={[18, 14, 34]}
        marks={[
          [12, 12, 40, 6, 'ink'],
          [12, 24, 56, 4, 'hair'],
        ]}
      />
    </>
  ),
  automotive: (
    <>
      <Box at={[0, 10, 10]} size={[120, 52, 22]} />
      <Box at={[28, 14, 32]} size={[60, 44, 22]} tone="deep" />
      <LeftFace
        at={[0, 62.2, 0]}
        marks={[
          [34, 36, 20, 14, 'glass'],
          [60, 36, 20, 14, 'glass'],
          [104, 20, 12, 8, 'accent'],
        ]}
      />
      <Disc at={[26, 64, 0]} r={12} h={8} tone="signal" />
      <Disc at={[96, 64, 0]} r={12} h={8} tone="signal" />
    </>
  ),
  transport: (
    <>
      <Box at={[0, 0, 8]} size={[86, 48, 52]} tone="deep" />
      <Box at={[92, 0, 8]} size={[32, 48, 36]} />
      <RightFace at={[124.2, 0, 8]} marks={[[8, 16, 32, 14, 'glass']]} />
      <Line
        kind="cable signal"
        through={[
          [-20, 70, 0],
          [140, 70, 0],
        ]}
      />
      <Disc at={[22, 50, 0]} r={9} h={6} />
      <Disc at={[104, 50, 0]} r={9} h={6} />
    </>
  ),
  retail: (
    <>
      <Box at={[0, 0, 0]} size={[100, 60, 50]} />
      <Box at={[-4, 56, 50]} size={[108, 18, 8]} tone="signal" />
      <LeftFace
        at={[0, 60.2, 0]}
        marks={[
          [10, 6, 46, 34, 'glass'],
          [66, 0, 24, 42, 'cell'],
          [18, 14, 12, 14, 'second'],
          [36, 14, 12, 20, 'accent'],
        ]}
      />
      <PlacedPerson at={[46, 96, 0]} scale={0.45} yaw={270} cut="tail" />
    </>
  ),
};

export function IndustryDrawing({ industry, className = '' }: { industry: Industry; className?: string }) {
  return (
    <Drawing viewBox="-95 -80 230 200" className={className}>
      {scenes[industry]}
    </Drawing>
  );
}
