import type { ReactNode } from 'react';
import { project, type Point } from '../kit/projection.ts';
import type { Look, Stance } from './looks.ts';
import { Person } from './person.tsx';

/** Where things stand that `Placed` moves. */
const ORIGIN: Point = [0, 0, 0];

type PlacedProps = {
  at: Point;
  /** Below 1 where a whole drawing is small: one scale for all its people. */ scale?: number;
};

/** Moves a drawing from the origin to its place, because figures of one stance then have equal paths, which compress well. */
export function Placed({ at, scale = 1, children }: PlacedProps & { children: ReactNode }) {
  const move = `translate(${project(at).join(' ')})`;
  return <g transform={scale === 1 ? move : `${move} scale(${scale})`}>{children}</g>;
}

export function PlacedPerson({ at, scale = 1, ...personProps }: PlacedProps & Look & Stance) {
  return (
    <Placed at={at} scale={scale}>
      <Person {...personProps} at={ORIGIN} />
    </Placed>
  );
}

/** The dashed outline of a future colleague. */
export function Vacant({ children }: { children: ReactNode }) {
  return <g className="vacant">{children}</g>;
}
