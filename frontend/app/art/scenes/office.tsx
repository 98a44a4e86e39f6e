import { Balloon, Dimension, Floor } from '../annotations.tsx';
import { Drawing } from '../drawing.tsx';
import { RightFace, TopFace } from '../faces.tsx';
import { Box, Disc, Line, Person } from '../solids.tsx';

type DeskProps = { at: readonly [x: number, y: number]; tone: 'paper' | 'deep' | 'signal' | 'ghost' };

/** The career page's figure: one room in section, four desks on one cable, the last of them not taken. */
export function Office() {
  return (
    <Drawing
      className="office"
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
      <Desk at={[40, 80]} tone="paper" />
      <Desk at={[170, 80]} tone="deep" />
      <Desk at={[300, 80]} tone="paper" />
      <Desk at={[430, 80]} tone="ghost" />
      <Disc at={[36, 190, 8]} r={8} h={24} tone="deep" />
      <Disc at={[36, 190, 32]} r={20} h={4} />
      <Dimension from={[40, 220, 0]} to={[430, 220, 0]} away={[0, 34, 0]} label="TAKEN" />
      <Dimension from={[430, 220, 0]} to={[530, 220, 0]} away={[0, 34, 0]} label="FREE" />
      <Balloon at={[470, 60, 78]} to={[470, 70]} label="A" />
      <Balloon at={[290, 6, 130]} to={[330, -60]} label="B" />
      <Balloon at={[90, 50, 78]} to={[-90, -96]} label="C" />
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

function Desk({ at: [x, y], tone }: DeskProps) {
  const free = tone === 'ghost';
  return (
    <>
      <Person at={[x + 40, y - 20, 8]} scale={1.3} tone={tone} />
      <Box at={[x + 4, y + 6, 8]} size={[6, 44, 30]} />
      <Box at={[x + 80, y + 6, 8]} size={[6, 44, 30]} />
      <Box at={[x, y, 38]} size={[90, 56, 6]} tone={free ? 'signal' : 'paper'} />
      <TopFace
        at={[x, y, 44]}
        marks={
          free
            ? [[18, 12, 54, 34, 'hair']]
            : [
                [44, 10, 36, 34, 'glass'],
                [50, 18, 22, 5, 'ink'],
                [50, 28, 16, 4, 'faint'],
              ]
        }
      />
      {!free && (
        <>
          <Box at={[x + 14, y + 12, 44]} size={[5, 34, 24]} />
          <RightFace
            at={[x + 19.2, y + 12, 44]}
            marks={[
              [4, 4, 26, 16, 'glass'],
              [7, 14, 12, 3, 'accent'],
              [7, 8, 18, 2, 'faint'],
            ]}
          />
        </>
      )}
    </>
  );
}
