import { Balloon } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Line, type Tone } from '../../kit/solids.tsx';

const WIDTH = 320;
const DEPTH = 52;
const BOARD = 14;

/** Width and height of every book on a board, from left to right; 0 high is a gap. */
type Books = readonly (readonly [width: number, height: number, tone?: Tone])[];

/** The boards from below. `nameAt` is where a board's name begins, of its width; the middle one's stands clear of the book that is drawn out. */
const boards: readonly { z: number; name: string; nameAt: number; books: Books }[] = [
  {
    z: 0,
    name: '800 LITERATURE',
    nameAt: 8,
    books: [
      [22, 64],
      [15, 58],
      [15, 58],
      [15, 58, 'deep'],
      [26, 66],
      [18, 52],
      [20, 61],
      [30, 57, 'deep'],
      [16, 63],
      [16, 63],
      [24, 55],
      [20, 66],
      [26, 50],
    ],
  },
  {
    z: 88,
    name: '900 HISTORY',
    nameAt: 130,
    books: [
      [26, 60],
      [18, 66],
      [24, 54, 'deep'],
      [16, 62],
      [22, 62],
      [26, 0],
      [20, 56],
      [30, 66],
      [18, 58, 'deep'],
      [24, 63],
      [22, 52],
    ],
  },
  {
    z: 176,
    name: '600 TECHNOLOGY',
    nameAt: 8,
    books: [
      [30, 66],
      [20, 60],
      [20, 60],
      [26, 66, 'deep'],
      [18, 52],
      [16, 58],
      [16, 58],
      [34, 64],
      [22, 60],
      [20, 48, 'deep'],
      [26, 62],
    ],
  },
];
const OUT: Point = [112, 54, 102];

function Board({ z, name, nameAt, books }: (typeof boards)[number]) {
  const places = books.map(([w, h, tone], index) => ({
    at: [6 + books.slice(0, index).reduce((sum, [width]) => sum + width, 0), 8, z + BOARD] as Point,
    size: [w, 38, h] as Point,
    tone: tone ?? 'paper',
  }));
  return (
    <>
      <Box at={[0, 0, z]} size={[WIDTH, DEPTH, BOARD]} />
      <LeftLetters at={[nameAt, DEPTH, z + 3]} size={10}>
        {name}
      </LeftLetters>
      {places.map(({ at: [x, y, low], size, tone }) =>
        size[2] === 0 ? (
          <Box key={x} at={[x, y, low]} size={[size[0], 38, 60]} tone="ghost" />
        ) : (
          <g key={x}>
            <Box at={[x, y, low]} size={size} tone={tone} />
            <LeftFace at={[x, y + 38, low]} marks={[[3, 8, size[0] - 6, 12, 'glass']]} />
          </g>
        ),
      )}
    </>
  );
}

/** A bay of shelves with one book drawn out, and the trolley of returns. */
export function LibraryScene() {
  return (
    <Drawing
      viewBox="-152 -285 500 500"
      className="big-balloons max-lg:[&_.lettering]:hidden lg:max-xl:[&_.lettering]:[font-size:13.3px]"
      label="Three shelves of books with their class numbers; one book is drawn out of its gap, and a librarian points at it"
    >
      <Box at={[0, -4, 0]} size={[WIDTH, 4, 270]} />
      <Box at={[-6, -4, 0]} size={[6, DEPTH + 4, 270]} />
      {boards.map((board) => (
        <Board key={board.name} {...board} />
      ))}
      <Box at={[WIDTH, -4, 0]} size={[6, DEPTH + 4, 270]} />
      <Box at={[-6, -4, 264]} size={[WIDTH + 12, DEPTH + 4, 10]} />
      <Line
        kind="ghost"
        through={[
          [OUT[0], 46, OUT[2]],
          [OUT[0], 84, OUT[2]],
        ]}
      />
      <Box at={[OUT[0], 72, OUT[2]]} size={[26, 38, 60]} tone="signal" />
      <LeftFace at={[OUT[0], 110, OUT[2]]} marks={[[1.5, 6, 23, 26, 'glass']]} />
      <LeftLetters at={[OUT[0] + 3, 110, OUT[2] + 21]} size={10}>
        954
      </LeftLetters>
      <LeftLetters at={[OUT[0] + 3, 110, OUT[2] + 10]} size={10}>
        NEH
      </LeftLetters>
      <Person at={[218, 128, 0]} yaw={200} pose="point" cut="bun" top="deep" legs="ink" skin={3} slim />
      <Trolley />
      <Balloon at={[OUT[0] + 26, 72, OUT[2] + 58]} to={[86, -250]} label="A" />
      <Balloon at={[OUT[0], 110, OUT[2] + 18]} to={[-104, 30]} label="B" />
      <Balloon at={[80, 176, 44]} to={[-130, 150]} label="C" />
    </Drawing>
  );
}

const Trolley = () => (
  <>
    <Box at={[60, 160, 4]} size={[100, 44, 6]} tone="plate" />
    <Box at={[66, 166, 10]} size={[22, 32, 34]} />
    <Box at={[88, 166, 10]} size={[16, 32, 38]} tone="deep" />
    <Box at={[104, 166, 10]} size={[28, 32, 30]} />
    <Box at={[156, 160, 10]} size={[4, 44, 50]} />
  </>
);
