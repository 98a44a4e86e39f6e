import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { TopFace } from '../../kit/faces.tsx';
import { Box, Line } from '../../kit/solids.tsx';

/** The terms page's figure: two blocks cut to fit each other, a little apart so that the joint shows. */
export function AgreementScene() {
  return (
    <Drawing
      viewBox="-190 -90 430 330"
      label="Two blocks with matching teeth, drawn slightly apart, and a signed sheet on one of them"
    >
      <Floor from={[-40, -40]} to={[240, 160]} />
      <Box at={[0, 0, 0]} size={[84, 120, 44]} tone="deep" />
      <Box at={[84, 0, 0]} size={[34, 34, 44]} tone="deep" />
      <Line
        kind="ghost"
        through={[
          [118, 17, 22],
          [150, 17, 22],
        ]}
      />
      <Box at={[150, 0, 0]} size={[60, 34, 44]} />
      <Box at={[116, 34, 0]} size={[94, 44, 44]} tone="signal" />
      <Box at={[84, 86, 0]} size={[34, 34, 44]} tone="deep" />
      <Box at={[150, 78, 0]} size={[60, 42, 44]} />
      <TopFace
        at={[0, 0, 44.2]}
        marks={[
          [12, 20, 60, 80, 'glass'],
          [20, 30, 32, 6, 'ink'],
          [20, 44, 44, 4, 'faint'],
          [20, 54, 38, 4, 'faint'],
          [20, 84, 26, 5, 'accent'],
        ]}
      />
      <Dimension from={[0, 120, 0]} to={[210, 120, 0]} away={[0, 30, 0]} label="FITS" />
    </Drawing>
  );
}
