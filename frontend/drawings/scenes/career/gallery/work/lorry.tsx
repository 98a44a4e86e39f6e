import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box, Line } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';
import { Wheel } from '../../../../kit/upright.tsx';

/** A client's lorry in the yard, beside the scanner's count. */
export function Lorry() {
  return (
    <Drawing viewBox="-141 -120 340 272" label="A lorry, three parcels on the ground and a person with a scanner">
      <Wheel at={[24, 0, 12]} r={12} />
      <Wheel at={[150, 0, 12]} r={12} />
      <Box at={[0, 0, 14]} size={[178, 56, 6]} />
      <Box at={[0, 0, 20]} size={[118, 56, 74]} tone="deep" />
      <LeftFace
        at={[0, 56.2, 20]}
        marks={[
          [10, 8, 98, 58, 'hair'],
          [20, 40, 44, 8, 'ink'],
          [20, 28, 64, 5, 'ink'],
        ]}
      />
      <Box at={[126, 0, 20]} size={[50, 56, 50]} />
      <LeftFace at={[126, 56.2, 20]} marks={[[16, 20, 26, 22, 'glass']]} />
      <RightFace
        at={[176.2, 0, 20]}
        marks={[
          [6, 22, 44, 20, 'glass'],
          [6, 6, 10, 7, 'accent'],
          [40, 6, 10, 7, 'accent'],
        ]}
      />
      <Wheel at={[24, 52, 12]} r={12} />
      <Wheel at={[58, 52, 12]} r={12} />
      <Wheel at={[150, 52, 12]} r={12} />
      <Box at={[14, 96, 0]} size={[28, 28, 22]} />
      <TopFace at={[14, 96, 22]} marks={[[10, 0, 8, 28, 'faint']]} />
      <Box at={[16, 98, 22]} size={[22, 22, 16]} tone="signal" />
      <Box at={[54, 100, 0]} size={[24, 24, 18]} />
      <Line
        kind="ghost"
        through={[
          [2, 102, 66],
          [17, 108, 38],
        ]}
      />
      <PlacedPerson at={[-20, 112, 0]} scale={0.72} pose="point" mirror {...colleagues.turban} />
      <Box at={[-7, 98, 66]} size={[8, 5, 5]} tone="signal" />
    </Drawing>
  );
}
