import type { ReactNode } from 'react';
import type { Trade } from '../../names.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { PlacedPerson } from '../../people/placed.tsx';
import { Box, Disc, Lift, Line } from '../../kit/solids.tsx';

const page: readonly Mark[] = [
  [6, 6, 78, 58, 'glass'],
  [12, 50, 40, 6, 'ink'],
  [12, 41, 60, 3, 'faint'],
  [12, 14, 28, 20, 'cell'],
  [48, 14, 28, 20, 'accent'],
];
const app: readonly Mark[] = [
  [4, 6, 32, 66, 'glass'],
  [8, 54, 20, 6, 'ink'],
  [8, 26, 24, 20, 'cell'],
  [8, 12, 24, 8, 'accent'],
];
const checks: readonly Mark[] = [0, 1, 2].flatMap((row): Mark[] => [
  [12, 14 + row * 15, 8, 8, row === 1 ? 'accent' : 'cell'],
  [26, 16 + row * 15, 40 - row * 6, 3, 'faint'],
]);

/** The small drawing of each trade, one part of the assembly seen alone. */
const parts: Record<Trade, { viewBox: string; scene: ReactNode }> = {
  web: {
    viewBox: '-40 -82 150 160',
    scene: (
      <>
        <Box at={[-4, -14, 0]} size={[96, 10, 74]} tone="deep" />
        <Box at={[0, 10, 0]} size={[90, 12, 70]} />
        <LeftFace at={[0, 22.2, 0]} marks={page} />
      </>
    ),
  },
  mobile: {
    viewBox: '-40 -85 150 160',
    scene: (
      <>
        <Box at={[14, 0, 0]} size={[40, 8, 78]} />
        <LeftFace at={[14, 8.2, 0]} marks={app} />
        <Line
          kind="ghost"
          through={[
            [34, 8, 30],
            [64, 30, 30],
          ]}
        />
        <Box at={[44, 26, 0]} size={[40, 8, 62]} tone="deep" />
        <LeftFace
          at={[44, 34.2, 0]}
          marks={[
            [4, 6, 32, 50, 'glass'],
            [8, 44, 20, 5, 'ink'],
            [8, 14, 24, 22, 'cell'],
          ]}
        />
      </>
    ),
  },
  testing: {
    viewBox: '-90 -78 150 160',
    scene: (
      <>
        <Box at={[0, 0, 0]} size={[12, 84, 66]} />
        <RightFace at={[12.2, 0, 0]} marks={[[6, 6, 72, 54, 'glass'], ...checks]} />
        <Disc at={[44, 60, 0]} r={15} h={5} tone="signal" />
      </>
    ),
  },
  team: {
    viewBox: '-75 -62 150 150',
    scene: (
      <>
        <Box at={[-6, -6, -8]} size={[88, 88, 6]} tone="plate" />
        <PlacedPerson at={[10, 34, 0]} scale={0.66} pose="think" skin={3} top="white" legs="deep" cut="bun" />
        <PlacedPerson at={[58, 14, 0]} scale={0.66} yaw={90} skin={2} beard />
        <PlacedPerson at={[74, 62, 0]} scale={0.66} yaw={270} skin={4} top="signal" cut="curly" />
      </>
    ),
  },
  data: {
    viewBox: '-75 -90 150 160',
    scene: [0, 1, 2].map((level) => (
      <Disc key={level} at={[34, 34, level * 26]} r={36} h={19} tone={level === 2 ? 'deep' : 'paper'} />
    )),
  },
  cloud: {
    viewBox: '-70 -88 150 170',
    scene: (
      <>
        <Box at={[0, 0, 0]} size={[76, 66, 13]} />
        <Lift at={[0, 0, 13]} size={[76, 66, 17]} />
        <Box at={[0, 0, 30]} size={[76, 66, 13]} tone="deep" />
        <Lift at={[0, 0, 43]} size={[76, 66, 17]} />
        <Box at={[0, 0, 60]} size={[76, 66, 13]} tone="signal" />
        <TopFace at={[0, 0, 73]} marks={[[10, 10, 56, 46, 'hair']]} />
      </>
    ),
  },
};

/** The shapes alone, for a drawing of their own around them. */
export const TradeParts = ({ trade }: { trade: Trade }) => parts[trade].scene;

export function TradeDrawing({ trade, className = '' }: { trade: Trade; className?: string }) {
  const { viewBox, scene } = parts[trade];
  return (
    <Drawing viewBox={viewBox} className={className}>
      {scene}
    </Drawing>
  );
}

/** All of them, unseen: a page that shows many has each once, and copies of it (`TradeCopy`). */
export const TradeOriginals = () => (
  <svg className="drawing absolute size-0" aria-hidden>
    <defs>
      {Object.entries(parts).map(([trade, { scene }]) => (
        <g key={trade} id={`trade-${trade}`}>
          {scene}
        </g>
      ))}
    </defs>
  </svg>
);

export const TradeCopy = ({ trade, className = '' }: { trade: Trade; className?: string }) => (
  <Drawing viewBox={parts[trade].viewBox} className={className}>
    <use href={`#trade-${trade}`} />
  </Drawing>
);
