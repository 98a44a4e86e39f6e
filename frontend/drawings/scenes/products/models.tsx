import type { ReactNode } from 'react';
import { LeftFace, RightFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { Box, Disc, Line } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

const row = (count: number, mark: (at: number) => Mark) => Array.from({ length: count }, (_, at) => mark(at));

const school = (
  <>
    <Box at={[4, 20, 0]} size={[92, 44, 50]} />
    <LeftFace at={[4, 64, 0]} marks={[...row(4, (at) => [7 + at * 22, 28, 13, 14, 'glass']), [38, 0, 16, 22, 'ink']]} />
    <Box at={[38, 28, 50]} size={[26, 32, 22]} tone="signal" />
    <Wheel at={[51, 61, 62]} r={8} width={2} />
    <Box at={[20, 78, 0]} size={[52, 16, 18]} tone="deep" />
    <LeftFace at={[20, 94, 0]} marks={row(3, (at) => [5 + at * 15, 8, 11, 7, 'glass'])} />
  </>
);
const hospital = (
  <>
    <Box at={[6, 6, 0]} size={[88, 6, 48]} />
    <Box at={[14, 24, 10]} size={[66, 36, 12]} />
    <Box at={[14, 24, 22]} size={[18, 36, 6]} tone="plate" />
    <Box at={[36, 24, 22]} size={[44, 36, 5]} tone="deep" />
    <Box at={[80, 24, 0]} size={[4, 36, 34]} />
    <Line
      kind="cable"
      through={[
        [16, 74, 0],
        [16, 74, 70],
        [30, 74, 70],
      ]}
    />
    <Box at={[24, 73, 50]} size={[12, 4, 18]} tone="signal" />
  </>
);
const staff = (
  <>
    {[0, 1, 2].map((sheet) => (
      <Box key={sheet} at={[10, 64 - sheet * 22, 0]} size={[80, 4, 52 + sheet * 14]} />
    ))}
    <LeftFace
      at={[10, 68, 0]}
      marks={[
        [0, 42, 80, 10, 'second'],
        ...row(12, (at) => [7 + (at % 4) * 18, 8 + Math.floor(at / 4) * 11, 12, 7, at === 6 ? 'accent' : 'cell']),
      ]}
    />
    <Disc at={[30, 88, 0]} r={7} h={18} tone="signal" />
    <Disc at={[30, 88, 22]} r={5} h={7} tone="signal" />
  </>
);
const till = (
  <>
    <Box at={[6, 30, 0]} size={[88, 44, 30]} />
    <Box at={[14, 36, 30]} size={[44, 6, 34]} tone="deep" />
    <LeftFace
      at={[14, 42, 30]}
      marks={[
        [5, 8, 34, 20, 'glass'],
        [10, 15, 24, 5, 'accent'],
      ]}
    />
    <Box at={[66, 40, 30]} size={[20, 22, 12]} tone="signal" />
    <LeftFace at={[66, 74.2, 4]} marks={[[0, 0, 20, 26, 'glass'], ...row(3, (at) => [4, 5 + at * 7, 12, 2, 'ink'])]} />
  </>
);
const library = (
  <>
    <Box at={[6, 30, 0]} size={[88, 30, 6]} />
    {[0, 1, 2, 3, 4, 5, 6].map((at) => (
      <Box
        key={at}
        at={[8 + at * 11, 32, 6]}
        size={[10, 26, [40, 34, 44, 38, 30, 42, 36][at] ?? 40]}
        tone={at === 4 ? 'signal' : at % 3 === 1 ? 'deep' : 'paper'}
      />
    ))}
    <Box at={[86, 30, 6]} size={[6, 30, 48]} />
    <Box at={[22, 74, 0]} size={[40, 26, 6]} tone="deep" />
    <Box at={[26, 74, 6]} size={[38, 24, 6]} />
  </>
);
const institute = (
  <>
    <Box at={[8, 18, 22]} size={[84, 4, 56]} tone="deep" />
    <LeftFace
      at={[8, 22, 22]}
      marks={[
        [5, 5, 74, 46, 'glass'],
        [12, 34, 30, 4, 'ink'],
        [12, 24, 46, 3, 'faint'],
        [12, 16, 38, 3, 'faint'],
      ]}
    />
    <Line
      kind="edge"
      through={[
        [14, 22, 22],
        [14, 22, 0],
      ]}
    />
    <Line
      kind="edge"
      through={[
        [86, 22, 22],
        [86, 22, 0],
      ]}
    />
    {[0, 1, 2].map((at) => (
      <Box key={at} at={[12 + at * 28, 58, 0]} size={[20, 20, 16]} tone={at === 1 ? 'signal' : 'paper'} />
    ))}
  </>
);
const college = (
  <>
    <Box at={[2, 20, 0]} size={[96, 62, 6]} />
    <Box at={[8, 26, 6]} size={[84, 50, 6]} />
    <Box at={[18, 28, 12]} size={[64, 20, 40]} />
    {[0, 1, 2, 3].map((at) => (
      <Disc key={at} at={[18 + at * 21, 66, 12]} r={5} h={40} />
    ))}
    <Box at={[8, 26, 52]} size={[84, 48, 8]} tone="deep" />
    <Box at={[30, 34, 60]} size={[40, 32, 10]} tone="signal" />
  </>
);
const parking = (
  <>
    <TopFace at={[0, 0, 0.2]} marks={row(3, (at) => [6 + at * 32, 10, 26, 56, 'cell'])} />
    <Box at={[10, 16, 4]} size={[18, 42, 12]} tone="deep" />
    <Box at={[12, 24, 16]} size={[14, 22, 9]} />
    <Box at={[74, 16, 4]} size={[18, 42, 12]} />
    <Box at={[76, 24, 16]} size={[14, 22, 9]} />
    <Box at={[4, 84, 0]} size={[12, 12, 32]} />
    <Box at={[16, 88, 24]} size={[76, 4, 5]} tone="signal" />
  </>
);
const face = (
  <>
    <Box at={[14, 20, 0]} size={[6, 40, 84]} />
    <Box at={[80, 20, 0]} size={[6, 40, 84]} />
    <Box at={[14, 20, 84]} size={[72, 40, 8]} tone="deep" />
    <RightFace
      at={[86, 20, 40]}
      marks={[
        [10, 0, 20, 26, 'glass'],
        [15, 6, 10, 12, 'accent'],
      ]}
    />
    <Disc at={[50, 52, 0]} r={13} h={38} />
    <Disc at={[50, 52, 44]} r={9} h={13} tone="signal" />
    <LeftFace at={[33, 64, 36]} marks={[[0, 0, 34, 30, 'hair']]} />
  </>
);

/** A model for each product, in the order of their cards, each on a floor of 100 by 100. */
export const models: readonly ReactNode[] = [school, hospital, staff, till, library, institute, college, parking, face];
