import type { ComponentType } from 'react';
import { Floor } from '../../art/lettering/annotations.tsx';
import { Drawing } from '../../art/drawing.tsx';
import type { Point } from '../../art/projection.ts';
import type { Station } from '../words.ts';
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
