import { Balloon, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { TopFace, type Mark } from '../../kit/faces.tsx';
import { TopLetters } from '../../kit/lettering/lettering.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Line } from '../../kit/solids.tsx';

const sheet: readonly Mark[] = [
  [14, 14, 250, 172, 'hair'],
  [34, 40, 70, 44, 'cell'],
  [34, 116, 70, 44, 'cell'],
  [160, 78, 84, 44, 'cell'],
];

const route = (...spots: readonly (readonly [number, number])[]) => spots.map(([x, y]): Point => [x, y, 8.2]);
const remarks = ['WHO OWNS THE', 'RETRY HERE?', 'SENT TWICE', 'SINCE MARCH'] as const;

/** The notes' figure: a sheet that came back from its review, the margin wider than any other and full of red. */
export function MarginScene() {
  return (
    <Drawing
      viewBox="-190 -20 580 330"
      className="max-sm:[&_.lettering]:text-[13px]"
      label="A drawing sheet on a board, three boxes joined by lines on it, one line struck out, and red remarks in its wide margin with a pencil beside them"
    >
      <Floor from={[-40, -40]} to={[440, 240]} />
      <Box at={[-12, -12, 0]} size={[424, 224, 5]} tone="deep" />
      <Box at={[0, 0, 5]} size={[400, 200, 3]} />
      <TopFace at={[0, 0, 8.1]} marks={sheet} />
      <TopLetters at={[48, 66, 8.2]}>FORM</TopLetters>
      <TopLetters at={[46, 142, 8.2]}>QUEUE</TopLetters>
      <TopLetters at={[180, 104, 8.2]}>LETTER</TopLetters>
      <Line kind="cable" through={route([69, 84], [69, 116])} />
      <Line kind="cable" through={route([104, 138], [202, 138], [202, 122])} />
      <Line kind="ghost" through={route([104, 62], [202, 62], [202, 78])} />
      <Line kind="cable signal" through={route([138, 48], [162, 76])} />
      <Line kind="cable signal" through={route([138, 76], [162, 48])} />
      <Line kind="cable signal" through={route([276, 20], [276, 180])} />
      {remarks.map((text, index) => (
        <TopLetters key={text} at={[288, 50 + index * 20 + (index > 1 ? 24 : 0), 8.2]} tone="signal" size={12}>
          {text}
        </TopLetters>
      ))}
      <Line kind="hair" through={route([288, 152], [372, 152])} />
      <Line kind="hair" through={route([288, 166], [350, 166])} />
      <Box at={[300, 206, 0]} size={[116, 8, 8]} tone="signal" />
      <Box at={[416, 207.5, 1.5]} size={[14, 5, 5]} />
      <Balloon at={[34, 140, 8]} to={[-128, 26]} label="A" />
      <Balloon at={[150, 62, 8]} to={[150, 8]} label="B" />
      <Balloon at={[396, 30, 8]} to={[334, 138]} label="C" />
    </Drawing>
  );
}
