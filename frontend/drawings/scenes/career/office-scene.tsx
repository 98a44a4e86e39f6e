import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import type { Look } from '../../people/looks.ts';
import { Person } from '../../people/person.tsx';
import { ORIGIN, Placed, Vacant } from '../../people/placed.tsx';
import { Chair, Desk, Seated } from '../../people/seated.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

/** The career page's figure: one room in section, four desks on one cable, the last of them not taken. */
export function OfficeScene() {
  return (
    <Drawing
      className="office max-sm:[&_.balloon_.ring]:[r:24px] max-sm:[&_.balloon_text]:[translate:0_3px] max-sm:[&_.balloon_text]:text-[25px] max-sm:[&_.dimension_text]:text-[23.5px]"
      viewBox="-250 -165 830 600"
      label="An isometric room with a wall of drawings, three desks with people and a fourth desk with the dashed outline of a person"
    >
      <Floor from={[-40, -40]} to={[600, 240]} />
      <Box at={[0, 0, 0]} size={[560, 220, 8]} tone="plate" />
      <Wall />
      <Line
        through={[
          [80, 190, 8],
          [420, 190, 8],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [420, 190, 8],
          [500, 190, 8],
        ]}
      />
      <Taken at={[62, 106, 8]} skin={3} top="white" legs="deep" beard />
      <Taken at={[192, 106, 8]} skin={4} top="deep" cut="curly" glasses />
      <Taken at={[322, 106, 8]} skin={2} top="sand" cut="bob" />
      <Free at={[452, 106, 8]} />
      <Disc at={[36, 190, 8]} r={8} h={24} tone="deep" />
      <Disc at={[36, 190, 32]} r={20} h={4} />
      <Dimension from={[40, 220, 0]} to={[430, 220, 0]} away={[0, 34, 0]} label="TAKEN" />
      <Dimension from={[430, 220, 0]} to={[530, 220, 0]} away={[0, 34, 0]} label="FREE" />
      <Balloon at={[454, 106, 94]} to={[470, 70]} label="A" />
      <Balloon at={[290, 6, 130]} to={[330, -60]} label="B" />
      <Balloon at={[64, 106, 94]} to={[-90, -96]} label="C" />
    </Drawing>
  );
}

function Wall() {
  return (
    <>
      <Box at={[80, 0, 8]} size={[440, 8, 122]} />
      {[0, 1, 2, 3].map((sheet) => (
        <Sheet key={sheet} x={104 + sheet * 106} accent={sheet === 3} />
      ))}
    </>
  );
}

function Sheet({ x, accent }: { x: number; accent: boolean }) {
  return (
    <>
      <Box at={[x, 8, 36]} size={[78, 2, 70]} tone={accent ? 'signal' : 'paper'} />
      <Line
        kind="edge"
        through={[
          [x + 10, 10, 92],
          [x + 46, 10, 92],
        ]}
      />
      <Line
        kind="hair"
        through={[
          [x + 10, 10, 80],
          [x + 66, 10, 80],
        ]}
      />
      <Line
        kind="hair"
        through={[
          [x + 10, 10, 72],
          [x + 58, 10, 72],
        ]}
      />
      <Line
        kind="edge"
        through={[
          [x + 10, 10, 46],
          [x + 30, 10, 62],
          [x + 44, 10, 52],
          [x + 66, 10, 64],
        ]}
      />
    </>
  );
}

function Taken({ at, ...look }: Look & { at: Point }) {
  return (
    <Placed at={at}>
      <Seated at={ORIGIN} {...look} />
    </Placed>
  );
}

/** The free desk. */
function Free({ at }: { at: Point }) {
  return (
    <Placed at={at}>
      <Chair at={ORIGIN} tone="signal" />
      <Vacant>
        <Person at={ORIGIN} pose="sit" only="body" />
      </Vacant>
      <Desk at={[11, -39, 0]} tone="signal" />
    </Placed>
  );
}
