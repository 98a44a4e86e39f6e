import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Box, Lift } from '../../kit/solids.tsx';

const COLUMNS = 6;
const ROWS = 4;
const HOLE = 34;
const labels = ['PRICE', 'TIME', 'CODE', 'AFTER', 'TEAM', 'JOBS'] as const;

// Rows that are as full as the register's groups: four questions on prices, three on everything else.
const filled = (column: number, row: number) => column === 0 || row < ROWS - 1;

const holes = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)] as const;
  const [x, z] = [8 + column * (HOLE + 4), 8 + row * (HOLE + 4)] as const;
  return { column, row, x, z };
});

const holeMarks = holes.map(({ x, z }): Mark => [x, z, HOLE, HOLE, 'cell']);
const cardMarks = holes
  .filter(({ column, row }) => filled(column, row) && !(column === 4 && row === 2))
  .flatMap(({ x, z }): Mark[] => [
    [x + 5, z + 1, 18, 22, 'glass'],
    [x + 9, z + 15, 10, 3, 'ink'],
    [x + 9, z + 9, 10, 2, 'faint'],
  ]);
const marks: readonly Mark[] = [...holeMarks, ...cardMarks];

/** The FAQ's figure: a rack of pigeonholes, six columns of cards, and one card on the counter before it. */
export function RackScene() {
  return (
    <Drawing
      viewBox="-160 -190 500 460"
      label="A rack of pigeonholes with cards under six labels; one card has been taken out and lies on the counter before it"
    >
      <Floor from={[-40, -40]} to={[320, 200]} />
      <Box at={[0, 0, 0]} size={[240, 26, 184]} />
      <LeftFace at={[0, 26.2, 0]} marks={marks} />
      <g className="max-lg:hidden">
        {labels.map((text, column) => (
          <LeftLetters key={text} at={[26 + column * 38, 26.4, 165]} size={11} anchor="middle">
            {text}
          </LeftLetters>
        ))}
      </g>
      <Lift at={[168, 30, 86]} size={[22, 40, 0.1]} />
      <Box at={[60, 96, 0]} size={[170, 44, 46]} tone="deep" />
      <Box at={[54, 90, 46]} size={[182, 56, 5]} />
      <Box at={[150, 104, 51]} size={[46, 5, 56]} tone="signal" />
      <LeftFace
        at={[150, 109.2, 51]}
        marks={[
          [5, 5, 36, 46, 'glass'],
          [10, 10, 20, 3, 'faint'],
          [10, 16, 26, 3, 'faint'],
        ]}
      />
      <LeftLetters at={[165, 109.4, 76]} size={26} tone="signal">
        ?
      </LeftLetters>
      <Box at={[84, 112, 51]} size={[30, 20, 4]} />
      <Box at={[88, 114, 55]} size={[24, 16, 3]} />
      <Balloon at={[25, 26, 60]} to={[-70, -70]} label="A" />
      <Balloon at={[196, 107, 100]} to={[240, 20]} label="B" />
      <Dimension from={[60, 146, 0]} to={[236, 146, 0]} away={[0, 34, 0]} label="19 ASKED" />
    </Drawing>
  );
}
