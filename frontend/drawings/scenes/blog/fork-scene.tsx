import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

const rails = (side: number): readonly { kind: 'cable' | 'cable signal'; through: readonly Point[] }[] => [
  {
    kind: 'cable signal',
    through: [
      [-120, 100 + side, 1],
      [60, 100 + side, 1],
      [120, 40 + side, 1],
      [250, 40 + side, 1],
    ],
  },
  {
    kind: 'cable',
    through: [
      [60, 100 + side, 1],
      [120, 160 + side, 1],
      [210, 160 + side, 1],
    ],
  },
];

/** The article's figure: a wagon before a switch. One track ends at a page, the other at a telephone. */
export function ForkScene() {
  return (
    <Drawing
      viewBox="-300 -50 640 320"
      className="max-sm:[&_.balloon_text]:text-[18px] max-sm:[&_.dimension_text]:text-[18px] max-sm:[&_.lettering]:text-[13.5px]"
      label="A wagon marked idea before a railway switch: one track leads to a page on a screen, the other to a telephone"
    >
      <Floor from={[-160, -40]} to={[320, 240]} />
      {[-9, 9].flatMap((side) =>
        rails(side).map(({ kind, through }) => <Line key={`${kind} ${side}`} kind={kind} through={through} />),
      )}
      <Box at={[-104, 82, 4]} size={[70, 36, 40]} tone="signal" />
      <LeftLetters at={[-90, 118.2, 18]} size={15}>
        IDEA
      </LeftLetters>
      {[-92, -46].map((x) => (
        <Disc key={x} at={[x, 120, 2]} r={6} h={4} />
      ))}
      <Box at={[44, 44, 0]} size={[10, 10, 52]} />
      <Box at={[34, 38, 52]} size={[30, 22, 14]} tone="deep" />
      <Box at={[250, -20, 0]} size={[12, 120, 92]} />
      <RightFace
        at={[262.2, -20, 0]}
        marks={[
          [8, 8, 104, 76, 'glass'],
          [16, 68, 50, 8, 'ink'],
          [16, 54, 84, 4, 'faint'],
          [16, 44, 70, 4, 'faint'],
          [16, 18, 36, 14, 'accent'],
          [60, 18, 36, 14, 'cell'],
        ]}
      />
      <Box at={[212, 134, 0]} size={[44, 9, 88]} />
      <LeftFace
        at={[212, 143.2, 0]}
        marks={[
          [4, 8, 36, 72, 'glass'],
          [9, 66, 20, 6, 'ink'],
          [9, 52, 26, 4, 'faint'],
          [9, 42, 22, 4, 'faint'],
          [9, 14, 26, 12, 'second'],
        ]}
      />
      <Balloon at={[49, 49, 66]} to={[20, -30]} label="?" />
      <Dimension from={[-120, 118, 0]} to={[60, 118, 0]} away={[0, 40, 0]} label="3 QUESTIONS" />
      <Dimension from={[60, 180, 0]} to={[256, 180, 0]} away={[0, 30, 0]} label="5 YEARS" />
    </Drawing>
  );
}
