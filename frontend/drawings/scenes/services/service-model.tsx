import type { ReactNode } from 'react';
import { LeftFace } from '../../kit/faces.tsx';
import { Box, Disc } from '../../kit/solids.tsx';
import { Placed } from '../../people/placed.tsx';
import type { Point } from '../../kit/projection.ts';

const upright = (x: number, width: number, height: number, y = 0) => (
  <Box at={[x, y - 2, 0]} size={[width, 4, height]} />
);

/** One small model for each service, in the order of the services' page; its middle stands over the origin. */
const models: readonly ReactNode[] = [
  // A system of rooms
  <>
    <Box at={[-22, -14, 0]} size={[20, 26, 26]} />
    <Box at={[0, -14, 0]} size={[24, 12, 18]} tone="deep" />
    <Box at={[2, 2, 0]} size={[20, 10, 10]} />
  </>,
  // A new one, half of it not yet built
  <>
    <Box at={[-22, -14, 0]} size={[22, 28, 16]} tone="deep" />
    <Box at={[2, -14, 0]} size={[22, 28, 30]} tone="ghost" />
  </>,
  // A page
  <>
    {upright(-26, 52, 36)}
    <LeftFace
      at={[-26, 2.2, 0]}
      marks={[
        [4, 4, 44, 22, 'glass'],
        [8, 16, 20, 6, 'second'],
        [8, 8, 30, 3, 'faint'],
        [4, 29, 44, 3, 'ink'],
      ]}
    />
  </>,
  // Two phones
  <>
    {upright(-24, 18, 36, -6)}
    {upright(2, 18, 36, 6)}
    <LeftFace
      at={[2, 8.2, 0]}
      marks={[
        [3, 6, 12, 26, 'glass'],
        [5, 10, 8, 6, 'accent'],
      ]}
    />
  </>,
  // A pencil over a sheet
  <>
    <Box at={[-26, -16, 0]} size={[52, 32, 2]} tone="plate" />
    <Box at={[-16, -8, 2]} size={[14, 14, 2]} tone="deep" />
    <Box at={[4, -6, 2]} size={[6, 6, 34]} tone="signal" />
  </>,
  // Four departments on one ledger
  <>
    {(
      [
        [-22, -14],
        [2, -14],
        [-22, 4],
        [2, 4],
      ] as const
    ).map(([x, y]) => (
      <Box key={`${x} ${y}`} at={[x, y, 0]} size={[18, 12, 14]} tone={x === 2 && y === 4 ? 'deep' : 'paper'} />
    ))}
  </>,
  // Cards in a row
  <>
    {[-12, -4, 4, 12].map((y) => (
      <Box key={y} at={[-20, y, 0]} size={[40, 2, y === 12 ? 14 : 26]} tone={y === 12 ? 'signal' : 'paper'} />
    ))}
  </>,
  // Bars
  <>
    {[10, 18, 14, 34].map((height, at) => (
      <Box key={height} at={[-24 + at * 12, -6, 0]} size={[9, 12, height]} tone={at === 3 ? 'signal' : 'deep'} />
    ))}
  </>,
  // Cylinders
  <>
    {[0, 12, 24].map((z) => (
      <Disc key={z} at={[0, 0, z]} r={15} h={10} tone={z === 24 ? 'deep' : 'paper'} />
    ))}
  </>,
  // One cylinder, and the short way out of it
  <>
    <Disc at={[-6, -4, 0]} r={14} h={30} tone="deep" />
    <Box at={[8, -2, 4]} size={[20, 8, 8]} tone="signal" />
  </>,
  // Slabs of a rack
  <>
    {[0, 11, 22, 33].map((z) => (
      <Box key={z} at={[-18, -14, z]} size={[36, 28, 7]} tone={z === 22 ? 'deep' : 'paper'} />
    ))}
  </>,
  // A weight on a strut
  <>
    <Box at={[-24, -8, 0]} size={[48, 16, 4]} />
    <Box at={[-3, -3, 4]} size={[6, 6, 16]} />
    <Box at={[-14, -12, 20]} size={[28, 24, 16]} tone="deep" />
  </>,
  // A pile of pages, one of them drawn out
  <>
    {[0, 5, 10, 20, 25].map((z) => (
      <Box key={z} at={[-18, -14, z]} size={[36, 28, 3]} />
    ))}
    <Box at={[-8, -8, 15]} size={[36, 28, 3]} tone="signal" />
  </>,
  // A loudspeaker of three rings
  <>
    <Disc at={[0, 0, 0]} r={17} h={4} />
    <Disc at={[0, 0, 4]} r={12} h={8} tone="deep" />
    <Disc at={[0, 0, 12]} r={6} h={16} tone="signal" />
  </>,
  // Steps to a flag
  <>
    {[8, 16, 24].map((height, at) => (
      <Box key={height} at={[-26 + at * 16, -8, 0]} size={[16, 16, height]} />
    ))}
    <Box at={[12, -1, 24]} size={[2, 2, 24]} />
    <Box at={[14, -1, 38]} size={[14, 2, 10]} tone="signal" />
  </>,
];

/** The model of a service on its plinth. */
export function ServiceModel({ index, at }: { index: number; at: Point }) {
  return <Placed at={at}>{models[index % models.length]}</Placed>;
}
