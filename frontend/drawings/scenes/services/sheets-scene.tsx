import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Line } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

const [WIDE, HIGH] = [112, 190];

interface Sheet {
  y: number;
  label: string;
  marks: readonly Mark[];
}

const text: readonly Mark[] = [112, 103, 94, 62, 53].map((z, index): Mark => [14, z, index % 2 ? 62 : 78, 3, 'faint']);
const style: readonly Mark[] = [
  [8, 156, 96, 20, 'second'],
  [8, 84, 96, 64, 'cell'],
  [8, 44, 96, 32, 'cell'],
  [8, 14, 96, 22, 'hair'],
];
const pictures: readonly Mark[] = [
  [14, 88, 84, 54, 'second'],
  [14, 48, 26, 24, 'second'],
  [72, 48, 26, 24, 'second'],
];

// From the far end, because the first to arrive stands furthest away.
const sheets: readonly Sheet[] = [
  { y: 0, label: 'TEXT 14 KB', marks: text },
  { y: 84, label: 'STYLE 11 KB', marks: style },
  { y: 168, label: 'LETTERS 34 KB', marks: [] },
  { y: 252, label: 'PICTURES 96 KB', marks: pictures },
  { y: 336, label: 'SCRIPT 22 KB', marks: [[14, 18, 84, 22, 'accent']] },
];

const balloons = sheets.map(({ y }, index): BalloonMark => ({
  at: [16, y + 2, HIGH],
  to: [-0.866 * y - 34, y / 2 - HIGH - 22],
  label: String.fromCodePoint(65 + index),
}));

/** A page taken apart into its five sheets, in the order of their arrival, and the watch beside them. */
export function SheetsScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      className="big-balloons"
      viewBox="-360 -232 690 650"
      label="A web page taken apart into five standing sheets: text, style, letters, pictures and script; a woman beside them looks at a stop-watch that shows 1.4 seconds"
    >
      <Floor from={[-40, -40]} to={[480, 400]} />
      {sheets.map((sheet) => (
        <Glass key={sheet.label} {...sheet} />
      ))}
      <Person at={[420, 224, 0]} yaw={100} pose="think" skin={2} top="deep" legs="ink" cut="bob" glasses />
      <Watch />
      <Dimension from={[238, 2, 0]} to={[238, 338, 0]} away={[22, 0, 0]} label="1.4 S, SLOW PHONE" />
    </Drawing>
  );
}

function Glass({ y, label, marks }: Sheet) {
  const face = y + 4.2;
  return (
    <>
      <Box at={[0, y, 0]} size={[WIDE, 4, HIGH]} />
      <LeftFace at={[0, face, 0]} marks={[[5, 6, 102, 176, 'glass'], ...marks]} />
      {y === 168 && (
        <g className="sample">
          <LeftLetters at={[WIDE / 2 + 14, face, 84]} anchor="middle" size={46}>
            Aa
          </LeftLetters>
        </g>
      )}
      {y === 336 && (
        <LeftLetters at={[WIDE / 2, face + 0.2, 25]} anchor="middle" tone="paper">
          ORDER
        </LeftLetters>
      )}
      <TopLetters at={[WIDE + 12, y + 10, 0]}>{label}</TopLetters>
    </>
  );
}

/** Ten seconds go round once; the hand stands at 1.4. */
function Watch() {
  return (
    <>
      <Box at={[402, 318, 0]} size={[44, 20, 8]} tone="deep" />
      <Wheel at={[424, 324, 52]} r={46} width={8} tone="signal" />
      <Wheel at={[424, 332, 52]} r={38} width={0.5} />
      <Line
        kind="cable signal"
        through={[
          [424, 333, 52],
          [448, 333, 72],
        ]}
      />
      <LeftLetters at={[424, 333, 28]} anchor="middle" size={13}>
        1.4 S
      </LeftLetters>
    </>
  );
}
