import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Line, type Tone } from '../../kit/solids.tsx';

/** Of the article's sum, in lakhs of rupees over five years. */
type Cost = readonly [what: string, lakhs: number, tone: Tone];
const web: readonly Cost[] = [
  ['FIRST VERSION', 16.8, 'paper'],
  ['UPKEEP', 18, 'signal'],
  ['SERVERS', 3, 'deep'],
];
const mobile: readonly Cost[] = [
  ['FIRST VERSION', 24, 'paper'],
  ['UPKEEP', 36, 'signal'],
  ['SERVERS', 3, 'deep'],
  ['STORES', 2, 'paper'],
];

const LAKH = 2.4;
const heightOf = (costs: readonly Cost[]) => costs.reduce((sum, [, lakhs]) => sum + lakhs, 0) * LAKH;
const [WIDTH, DEPTH, SECOND] = [90, 76, 172];
const [webTop, mobileTop] = [heightOf(web), heightOf(mobile)];

const page: readonly Mark[] = [
  [4, 4, 62, 42, 'glass'],
  [9, 36, 26, 5, 'ink'],
  [9, 27, 50, 3, 'faint'],
  [9, 20, 42, 3, 'faint'],
  [9, 8, 22, 7, 'accent'],
];
const phone: readonly Mark[] = [
  [3, 4, 28, 54, 'glass'],
  [7, 47, 14, 5, 'ink'],
  [7, 38, 20, 3, 'faint'],
  [7, 31, 16, 3, 'faint'],
  [7, 10, 20, 8, 'second'],
];

/** The article's sum: what each way costs in five years as a tower, in one scale, and a client before them. */
export function CostsScene() {
  return (
    <Drawing
      viewBox="-140 -176 500 396"
      className="max-sm:[&_.lettering]:hidden"
      label="A client before two towers of costs over five years: ₹ 37,80,000 under a page on a screen, ₹ 65,00,000 under a telephone; a line marks 58 per cent of the higher one"
    >
      <Floor from={[-80, -40]} to={[320, 160]} />
      <Person at={[-56, 44, 0]} yaw={0} pose="think" skin={2} top="sand" legs="deep" cut="bun" long glasses slim />
      <Tower x={0} costs={web} />
      <Box at={[10, 34, webTop]} size={[70, 6, 50]} />
      <LeftFace at={[10, 40.2, webTop]} marks={page} />
      <Tower x={SECOND} costs={mobile} />
      <Box at={[SECOND + 28, 34, mobileTop]} size={[34, 6, 62]} />
      <LeftFace at={[SECOND + 28, 40.2, mobileTop]} marks={phone} />
      <Line
        kind="ghost"
        through={[
          [SECOND, DEPTH, webTop],
          [SECOND + WIDTH, DEPTH, webTop],
          [SECOND + WIDTH, 0, webTop],
        ]}
      />
      <Dimension
        from={[0, DEPTH, 0]}
        to={[SECOND + WIDTH, DEPTH, 0]}
        away={[0, 36, 0]}
        label="12 SCREENS, 5 YEARS, ONE SCALE"
      />
      <g className="max-sm:hidden">
        <Callout at={[SECOND + WIDTH, 0, webTop]} to={[258, 4]} text="37,80,000" measure="58 % of it" />
        <Callout at={[SECOND + WIDTH, 20, mobileTop]} to={[258, -58]} text="65,00,000" />
      </g>
    </Drawing>
  );
}

function Tower({ x, costs }: { x: number; costs: readonly Cost[] }) {
  return costs.map(([what, lakhs, tone], index) => {
    const [foot, height] = [heightOf(costs.slice(0, index)), lakhs * LAKH];
    return (
      <g key={what}>
        <Box at={[x, 0, foot]} size={[WIDTH, DEPTH, height]} tone={tone} />
        {/* The thin ones have no room for letters. */}
        {height > 20 && (
          <>
            <LeftLetters at={[x + 8, DEPTH + 0.2, foot + height - 23]} size={9.5}>
              {what}
            </LeftLetters>
            <RightLetters at={[x + WIDTH + 0.2, DEPTH - 8, foot + height - 23]} size={10}>
              {`${lakhs.toFixed(1)} LAKH`}
            </RightLetters>
          </>
        )}
      </g>
    );
  });
}
