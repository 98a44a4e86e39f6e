import { Drawing } from '../../../../kit/drawing.tsx';
import { LeftFace } from '../../../../kit/faces.tsx';
import { PlacedPerson } from '../../../../people/placed.tsx';
import { Box, type Tone } from '../../../../kit/solids.tsx';
import { colleagues } from '../colleagues.ts';

/** Books from left to right: where each begins, its width, its height and its colour. */
const lower = [
  [8, 12, 34, 'paper'],
  [23, 9, 28, 'deep'],
  [35, 14, 36, 'paper'],
  [52, 10, 30, 'plate'],
  [65, 16, 34, 'paper'],
  [84, 9, 26, 'deep'],
  [96, 12, 32, 'paper'],
  [111, 14, 36, 'deep'],
] as const;
const upper = [
  [8, 14, 32, 'paper'],
  [25, 10, 36, 'plate'],
  [38, 12, 28, 'ghost'],
  [53, 12, 34, 'deep'],
  [68, 9, 30, 'paper'],
  [80, 16, 36, 'deep'],
  [99, 10, 26, 'paper'],
] as const;

type Book = readonly [start: number, width: number, height: number, tone: Tone];

function Shelf({ z, books }: { z: number; books: readonly Book[] }) {
  return (
    <>
      <Box at={[0, 0, z]} size={[140, 4, 44]} tone="plate" />
      <Box at={[0, 4, z]} size={[5, 30, 44]} />
      {books.map(([start, width, height, tone]) => (
        <Box key={start} at={[start, 8, z]} size={[width, 22, height]} tone={tone} />
      ))}
      <Box at={[135, 4, z]} size={[5, 30, 44]} />
      <Box at={[0, 0, z + 44]} size={[140, 34, 6]} />
    </>
  );
}

/** The office's open bookshelf. */
export function Books() {
  return (
    <Drawing
      viewBox="-140 -131 340 272"
      label="A bookcase of two shelves, a reader, and one book that has been taken out"
    >
      <Box at={[0, 0, 0]} size={[140, 34, 6]} />
      <Shelf z={6} books={lower} />
      <Shelf z={56} books={upper} />
      <Box at={[40, 80, 0]} size={[40, 30, 10]} tone="signal" />
      <LeftFace at={[40, 110.2, 0]} marks={[[2, 3, 36, 4, 'glass']]} />
      <PlacedPerson at={[122, 92, 0]} scale={0.8} yaw={270} {...colleagues.curly} />
    </Drawing>
  );
}
