import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { RightFace, TopFace } from '../../kit/faces.tsx';
import { Box, Lift, Line } from '../../kit/solids.tsx';

/** The application page's figure: a sheet above the slot of a box, and the tray of HR that it leads to. */
export function LetterboxScene() {
  return (
    <Drawing
      viewBox="-190 -160 480 420"
      label="A sheet of paper above the slot of a box that is joined by a cable to a tray with filed sheets"
    >
      <Floor from={[-40, -40]} to={[280, 160]} />
      <Box at={[0, 0, 0]} size={[110, 110, 70]} tone="deep" />
      <TopFace at={[0, 0, 70]} marks={[[12, 49, 86, 12, 'ink']]} />
      <RightFace
        at={[110, 0, 0]}
        marks={[
          [16, 34, 50, 18, 'glass'],
          [22, 41, 30, 4, 'ink'],
        ]}
      />
      <Lift at={[18, 52, 70]} size={[74, 6, 34]} />
      <Box at={[18, 52, 104]} size={[74, 4, 96]} tone="signal" />
      <SheetText />
      <Line
        kind="cable signal"
        through={[
          [110, 55, 0],
          [190, 55, 0],
        ]}
      />
      <Box at={[180, 10, 0]} size={[80, 96, 6]} />
      {[0, 1, 2, 3].map((sheet) => (
        <Box key={sheet} at={[188, 18, 8 + sheet * 7]} size={[64, 80, 3]} />
      ))}
      <TopFace
        at={[188, 18, 32]}
        marks={[
          [8, 10, 30, 6, 'ink'],
          [8, 24, 46, 4, 'faint'],
          [8, 34, 40, 4, 'faint'],
          [8, 44, 46, 4, 'faint'],
        ]}
      />
      <Dimension from={[110, 110, 0]} to={[0, 110, 0]} away={[0, 30, 0]} label="5 MB AT MOST" />
      <Balloon at={[55, 58, 150]} to={[-130, -40]} label="A" />
      <Balloon at={[220, 58, 34]} to={[190, 20]} label="B" />
    </Drawing>
  );
}

function SheetText() {
  const rows = [182, 168, 160, 152, 136, 128, 120];
  return rows.map((z, row) => (
    <Line
      key={z}
      kind="edge"
      through={[
        [28, 56, z],
        [row === 0 ? 60 : 82 - (row % 3) * 8, 56, z],
      ]}
    />
  ));
}
