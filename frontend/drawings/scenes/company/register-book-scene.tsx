import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Box } from '../../kit/solids.tsx';
import { Person } from '../../people/person.tsx';
import { Desk } from '../../people/seated.tsx';

const [PAGE, LONG, TOP] = [118, 176, 50] as const;
/** The groups of the register, three on a page, and how many questions each has. */
const groups = [
  ['PRICE', 4],
  ['TIME', 3],
  ['CODE', 3],
  ['AFTER', 3],
  ['TEAM', 3],
  ['JOBS', 3],
] as const;
const placed = groups.map(([label, count], index) => ({
  label,
  count,
  x: index < 3 ? 0 : PAGE + 6,
  y: 14 + (index % 3) * 54,
}));
const marks = placed.flatMap(({ x, y, count }) =>
  Array.from({ length: count }, (_, line): readonly Mark[] => [
    [x + 12, y + 10 + line * 9, 5, 5, 'second'],
    [x + 22, y + 11 + line * 9, line % 2 ? 64 : 80, 3, 'faint'],
  ]).flat(),
);

/** The FAQ's figure: a register that lies open, nineteen lines in six groups, and a question that is not yet in it. */
export function RegisterBookScene() {
  return (
    <Drawing
      viewBox="-200 -120 480 400"
      className="max-lg:[&_.lettering]:hidden"
      label="A large register lies open on a table with nineteen lines in six groups; a woman reads in it, and a card with a question mark stands beside it"
    >
      <Floor from={[-40, -60]} to={[320, 240]} />
      <Person at={[64, -24, 0]} yaw={80} pose="think" skin={3} top="sand" legs="ink" cut="bun" slim glasses />
      <Desk at={[-14, -4, 0]} size={[320, 196]} />
      <Box at={[-4, 4, 44]} size={[2 * PAGE + 14, LONG + 8, 2]} tone="deep" />
      <Box at={[0, 6, 46]} size={[PAGE, LONG, 4]} />
      <Box at={[PAGE + 6, 6, 46]} size={[PAGE, LONG, 4]} />
      <TopFace at={[0, 6, TOP + 0.2]} marks={marks} />
      {placed.map(({ label, x, y }) => (
        <TopLetters key={label} at={[x + 12, y + 10, TOP + 0.4]} size={10} tone="signal">
          {label}
        </TopLetters>
      ))}
      <Box at={[PAGE + 1, 2, TOP]} size={[4, LONG + 22, 1.4]} tone="signal" />
      <Box at={[252, 92, 44]} size={[44, 5, 54]} tone="signal" />
      <LeftFace
        at={[252, 97.2, 44]}
        marks={[
          [5, 5, 34, 44, 'glass'],
          [10, 10, 18, 3, 'faint'],
        ]}
      />
      <LeftLetters at={[266, 97.4, 66]} size={26} tone="signal">
        ?
      </LeftLetters>
      <Balloon at={[60, 40, TOP]} to={[-120, -60]} label="A" />
      <Balloon at={[290, 96, 96]} to={[236, -30]} label="B" />
      <Dimension from={[0, 192, 0]} to={[242, 192, 0]} away={[0, 36, 0]} label="19 ASKED" />
    </Drawing>
  );
}
