import { Drawing } from '../../../../kit/drawing.tsx';
import { TopFace } from '../../../../kit/faces.tsx';
import { lineThrough } from '../../../../kit/projection.ts';
import { Box, Disc } from '../../../../kit/solids.tsx';

const SQUARE = 19;
const squares = Array.from({ length: 64 }, (_, at): [column: number, row: number] => [at % 8, Math.floor(at / 8)]);

const outline = ([column, row]: [column: number, row: number]) => {
  const [x, y] = [column * SQUARE, row * SQUARE];
  return lineThrough([
    [x, y, 0],
    [x + SQUARE, y, 0],
    [x + SQUARE, y + SQUARE, 0],
    [x, y + SQUARE, 0],
  ]);
};
const dark = squares
  .filter(([column, row]) => (column + row) % 2 === 1)
  .map(outline)
  .join('Z');

/** A game after the fourteenth move, from the back row on: its square, its height, its side. */
const pieces = [
  [4, 0, 24, 'signal'],
  [1, 1, 11, 'signal'],
  [6, 1, 11, 'signal'],
  [5, 2, 17, 'signal'],
  [2, 3, 11, 'signal'],
  [3, 4, 11, 'paper'],
  [5, 4, 19, 'paper'],
  [1, 6, 11, 'paper'],
  [6, 6, 11, 'paper'],
  [4, 7, 24, 'paper'],
  [7, 7, 15, 'paper'],
] as const;

/** The board at lunch, left as it stands until tomorrow. */
export function Chess() {
  return (
    <Drawing viewBox="-170 -54 340 272" label="A chess board with eleven pieces left on it">
      <Box at={[-10, -10, -12]} size={[172, 172, 12]} />
      <TopFace at={[0, 0, 0]} marks={[[0, 0, SQUARE * 8, SQUARE * 8, 'glass']]} />
      <path className="mark second" d={dark} />
      {pieces.map(([column, row, height, tone]) => {
        const [x, y] = [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE];
        return (
          <g key={`${column} ${row}`}>
            <Disc at={[x, y, 0]} r={6.5} h={height} tone={tone} />
            <Disc at={[x, y, height]} r={4} h={6} tone={tone} />
          </g>
        );
      })}
    </Drawing>
  );
}
