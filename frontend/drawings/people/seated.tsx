import type { ReactNode } from 'react';
import { RightFace, TopFace } from '../kit/faces.tsx';
import type { Point } from '../kit/projection.ts';
import { Box, type Tone } from '../kit/solids.tsx';
import type { Look } from './looks.ts';
import { Person } from './person.tsx';

const DESK = [46, 78] as const;

type DeskProps = { at: Point; size?: readonly [width: number, depth: number]; tone?: Tone; children?: ReactNode };

/** A desk, 78 along y and 44 high, its corner at `at`. The children are the things beneath it. */
export function Desk({ at: [x, y, z], size: [w, d] = DESK, tone = 'paper', children }: DeskProps) {
  return (
    <>
      <Box at={[x + 4, y + 4, z]} size={[3, 3, 41]} />
      <Box at={[x + w - 7, y + 4, z]} size={[3, 3, 41]} />
      <Box at={[x + 4, y + d - 7, z]} size={[3, 3, 41]} />
      {children}
      <Box at={[x + w - 7, y + d - 7, z]} size={[3, 3, 41]} />
      <Box at={[x, y, z + 41]} size={[w, d, 3]} tone={tone} />
    </>
  );
}

/** A chair whose seat's middle is over `at`; its back is towards -x. */
function Chair({ at: [x, y, z], tone = 'paper' }: { at: Point; tone?: Tone }) {
  return (
    <>
      <Box at={[x - 12, y - 8, z + 30]} size={[3, 16, 22]} tone={tone} />
      <Box at={[x - 9, y - 9, z + 1]} size={[18, 18, 2]} />
      <Box at={[x - 2, y - 2, z + 3]} size={[4, 4, 19]} />
      <Box at={[x - 9, y - 9, z + 22]} size={[18, 18, 3]} />
    </>
  );
}

type SeatedProps = Look & {
  /** The floor under the sitter. The desk begins 11 in front and reaches from y - 39 to y + 39. */
  at: Point;
  chair?: Tone;
  desk?: Tone;
  /** Things under the desk. */
  under?: ReactNode;
  /** Things on the desk beside the laptop, beyond it from us. */
  onDesk?: ReactNode;
  /** False leaves the laptop out, so that `onDesk` has the desk for itself. */
  laptop?: boolean;
};

/** A person at a desk with a laptop, looking right-down: all in the order in which things hide each other. */
export function Seated({ at, chair = 'paper', desk = 'paper', under, onDesk, laptop = true, ...look }: SeatedProps) {
  const [x, y, z] = at;
  const edge = x + 11;
  return (
    <>
      <Chair at={at} tone={chair} />
      <Person at={at} pose="sit" only="body" {...look} />
      <Desk at={[edge, y - 39, z]} tone={desk}>
        {under}
      </Desk>
      {onDesk}
      {laptop && (
        <>
          <Box at={[edge + 7, y - 13, z + 44]} size={[18, 26, 1.4]} />
          <TopFace at={[edge + 7, y - 13, z + 45.5]} marks={[[2, 3, 9, 20, 'cell']]} />
        </>
      )}
      <Person at={at} pose="sit" only="arms" {...look} />
      {laptop && (
        <>
          {/* The lid is open away from the sitter, so we see its back. */}
          <Box at={[edge + 25, y - 13, z + 45]} size={[1.6, 26, 17]} tone="deep" />
          <RightFace at={[edge + 26.8, y - 13, z + 45]} marks={[[11, 7, 4, 4, 'accent']]} />
        </>
      )}
    </>
  );
}
