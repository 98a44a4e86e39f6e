import { LeftFace, RightFace, TopFace } from '../../kit/faces.tsx';
import { Person } from '../../people/person.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

type StationProps = { at: Point };

const observations: readonly (readonly [at: Point, size: Point])[] = [
  [
    [0, 0, 0],
    [34, 26, 30],
  ],
  [
    [62, -14, 0],
    [20, 44, 22],
  ],
  [
    [20, 60, 0],
    [44, 30, 16],
  ],
  [
    [96, 44, 0],
    [30, 30, 44],
  ],
  [
    [-10, 104, 0],
    [30, 22, 40],
  ],
  [
    [60, 112, 0],
    [26, 40, 20],
  ],
  [
    [112, 104, 0],
    [40, 18, 26],
  ],
];

const shifted = ([x, y, z]: Point, [a, b, c]: Point): Point => [x + a, y + b, z + c];

/** Seven observations, none of them solid yet. */
export function Discover({ at }: StationProps) {
  return observations.map(([place, size]) => (
    <Box key={String(place)} at={shifted(at, place)} size={size} tone="ghost" />
  ));
}

/** The same, with the one that is worth it framed and filled in. */
export function Define({ at }: StationProps) {
  return (
    <>
      {observations.map(([place, size], index) =>
        index === 3 ? (
          <Box key={String(place)} at={shifted(at, place)} size={size} tone="signal" />
        ) : (
          <TopFace key={String(place)} at={shifted(at, place)} marks={[[0, 0, size[0], size[1], 'hair']]} />
        ),
      )}
      <TopFace at={shifted(at, [84, 32, 0.2])} marks={[[0, 0, 54, 54, 'cell']]} />
    </>
  );
}

/** The chosen one on a sheet: plan, side and the part itself. */
export function Design({ at }: StationProps) {
  return (
    <>
      <Box at={at} size={[150, 150, 6]} tone="deep" />
      <Box at={shifted(at, [8, 8, 6])} size={[134, 134, 2]} />
      <TopFace
        at={shifted(at, [8, 8, 8.2])}
        marks={[
          [14, 14, 46, 46, 'cell'],
          [14, 80, 46, 34, 'cell'],
          [80, 14, 34, 46, 'cell'],
          [80, 84, 40, 26, 'accent'],
          [24, 24, 26, 26, 'hair'],
        ]}
      />
      <Line kind="hair" through={[shifted(at, [8, 76, 8.3]), shifted(at, [142, 76, 8.3])]} />
      <Line kind="hair" through={[shifted(at, [76, 8, 8.3]), shifted(at, [76, 142, 8.3])]} />
    </>
  );
}

/** A person carries the part from the sheet to its place. */
export function Handoff({ at: [x, y, z] }: StationProps) {
  return (
    <>
      <Box at={[x + 90, y + 20, z]} size={[56, 56, 26]} />
      <LeftFace at={[x + 90, y + 76.2, z]} marks={[[10, 8, 36, 4, 'ink']]} />
      <Person
        at={[x + 24, y + 70, z]}
        pose="carry"
        skin={3}
        top="white"
        legs="ink"
        cut="tail"
        slim
        load={<Box at={[x + 33, y + 59, z + 59]} size={[18, 22, 20]} tone="signal" />}
      />
    </>
  );
}

/** The part on its plinth, a gauge behind it, and a person who sees it for the first time. */
export function Validate({ at: [x, y, z] }: StationProps) {
  return (
    <>
      <Box at={[x, y, z]} size={[6, 90, 96]} />
      <RightFace
        at={[x + 6.2, y, z]}
        marks={[
          [10, 62, 70, 6, 'faint'],
          [10, 62, 26, 6, 'second'],
          [10, 42, 70, 6, 'faint'],
          [10, 42, 58, 6, 'accent'],
          [10, 20, 30, 8, 'ink'],
        ]}
      />
      <Box at={[x + 40, y + 24, z]} size={[56, 56, 26]} />
      <Box at={[x + 53, y + 37, z + 26]} size={[30, 30, 44]} tone="signal" />
      <Disc at={[x + 68, y + 52, z + 70]} r={6} h={4} tone="deep" />
      <Person at={[x + 124, y + 60, z]} yaw={180} pose="point" skin={2} top="sand" legs="deep" cut="scarf" long slim />
    </>
  );
}
