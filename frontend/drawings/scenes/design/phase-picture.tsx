import type { ComponentType } from 'react';
import { Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import type { Point } from '../../kit/projection.ts';
import type { Station } from '../../names.ts';
import { Define, Design, Discover, Handoff, Validate } from './stations.tsx';

const stations: Record<Station, ComponentType<{ at: Point }>> = {
  discover: Discover,
  define: Define,
  design: Design,
  handoff: Handoff,
  validate: Validate,
};

/** One station of the figure, twice as large. */
export function PhasePicture({ station, label }: { station: Station; label: string }) {
  const Part = stations[station];
  return (
    <Drawing viewBox="-170 -110 340 300" label={label}>
      <Floor from={[-40, -40]} to={[160, 160]} />
      <Part at={[0, 0, 0]} />
    </Drawing>
  );
}
