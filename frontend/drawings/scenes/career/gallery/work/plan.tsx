import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';

const day = (index: number): Mark => [12 + index * 32, 84, 22, 5, 'ink'];
const card = (column: number, row: number, ink: Mark[4]): Mark => [12 + column * 32, 62 - row * 20, 22, 14, ink];

/** The week's plan on the wall, with the card that has just been moved. */
export function Plan() {
  return (
    <Drawing viewBox="-135 -112 340 272" label="A wall with five columns of cards and two people before it">
      <Box at={[0, 0, 0]} size={[190, 110, 6]} tone="plate" />
      <Box at={[6, 0, 6]} size={[178, 7, 100]} />
      <LeftFace
        at={[6, 7.2, 6]}
        marks={[
          ...[0, 1, 2, 3, 4].map(day),
          card(0, 0, 'second'),
          card(0, 1, 'cell'),
          card(1, 0, 'cell'),
          card(1, 1, 'accent'),
          card(2, 0, 'cell'),
          card(2, 1, 'second'),
          card(2, 2, 'cell'),
          card(3, 0, 'cell'),
          card(4, 0, 'second'),
        ]}
      />
      <PlacedPerson at={[46, 62, 6]} scale={0.72} yaw={270} pose="point" {...colleagues.curly} />
      <PlacedPerson at={[140, 74, 6]} scale={0.72} yaw={270} {...colleagues.turban} />
      <TopFace at={[78, 78, 6]} marks={[[0, 0, 22, 14, 'glass']]} />
    </Drawing>
  );
}
