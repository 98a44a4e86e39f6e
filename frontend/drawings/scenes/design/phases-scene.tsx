import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import type { Point } from '../../kit/projection.ts';
import { Line } from '../../kit/solids.tsx';
import { Define, Design, Discover, Handoff, Validate } from './stations.tsx';

const STEP = 230;
const on = (station: number): Point => [station * STEP, 0, 0];
const balloons = [0, 1, 2, 3, 4].map((station): BalloonMark => {
  const x = station * STEP + 60;
  return { at: [x, 168, 0], to: [(x - 168) * 0.866 - 30, (x + 168) * 0.5 + 54], label: String(station + 1) };
});

/** The methodology's figure: one line through five stations, from scattered observations to a part that is tried. */
export function PhasesScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-300 -110 1390 760"
      className="max-lg:[&_.balloon_.ring]:[r:26px] max-md:[&_.balloon_.ring]:[r:34px]! max-lg:[&_.balloon_text]:[translate:0_6px] max-lg:[&_.balloon_text]:[font-size:31px] max-lg:[&_.dimension]:hidden"
      label="A line through five stations: scattered dashed blocks, one block chosen, a sheet with its drawing, a person who carries it, and the block being tried"
    >
      <Floor from={[-40, -40]} to={[1120, 160]} />
      <Line
        kind="cable signal"
        through={[
          [-40, 168, 0],
          [1120, 168, 0],
        ]}
      />
      <Discover at={on(0)} />
      <Define at={on(1)} />
      <Design at={on(2)} />
      <Handoff at={on(3)} />
      <Validate at={on(4)} />
      <Dimension from={[-40, 168, 0]} to={[1120, 168, 0]} away={[0, 120, 0]} label="9 TO 11 WEEKS" />
    </Drawing>
  );
}
