import { Floor } from '../../../kit/lettering/annotations.tsx';
import { Drawing } from '../../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { Box, Disc, Line, type Tone } from '../../../kit/solids.tsx';

const TOP = 62;
const roll = [
  ['ATTA', '245'],
  ['MILK', '68'],
  ['TEA', '148'],
  ['SOAP', '25'],
  ['SUM', '486'],
  ['CASH', '500'],
  ['BACK', '14'],
] as const;

const boards = [16, 68, 120];
const goods: [x: number, board: number, w: number, h: number, tone: Tone][] = [
  [-176, 0, 30, 36, 'paper'],
  [-140, 0, 30, 36, 'paper'],
  [-104, 0, 30, 26, 'deep'],
  [-60, 0, 44, 34, 'paper'],
  [-10, 0, 44, 34, 'paper'],
  [-180, 1, 22, 34, 'deep'],
  [-152, 1, 22, 34, 'deep'],
  [-124, 1, 22, 34, 'deep'],
  [-80, 1, 34, 26, 'paper'],
  [-40, 1, 34, 26, 'signal'],
  [10, 1, 24, 36, 'paper'],
  [60, 1, 24, 36, 'paper'],
  [-172, 2, 40, 24, 'paper'],
  [-120, 2, 24, 34, 'paper'],
  [-88, 2, 24, 34, 'signal'],
  [-20, 2, 30, 30, 'deep'],
  [20, 2, 30, 30, 'deep'],
];

function Shelf() {
  return (
    <>
      <Box at={[-200, -168, 0]} size={[320, 8, 178]} />
      {boards.map((z, board) => (
        <g key={z}>
          <Box at={[-200, -160, z - 8]} size={[320, 46, 8]} tone="plate" />
          {goods
            .filter(([, on]) => on === board)
            .map(([x, , w, h, tone]) => (
              <Box key={x} at={[x, -152, z]} size={[w, 30, h]} tone={tone} />
            ))}
        </g>
      ))}
    </>
  );
}

function Counter() {
  return (
    <>
      <Box at={[-170, 0, 0]} size={[346, 66, TOP - 6]} />
      <Box at={[-176, -4, TOP - 6]} size={[358, 74, 6]} tone="deep" />
      <Box at={[-150, 18, TOP]} size={[40, 30, 34]} />
      <Disc at={[-92, 36, TOP]} r={11} h={22} tone="signal" />
      <Disc at={[-66, 46, TOP]} r={11} h={22} />
      <Box at={[-20, 20, TOP]} size={[34, 22, 4]} />
      <Box at={[-6, 26, TOP + 4]} size={[8, 8, 14]} />
      <Box at={[-40, 26, TOP + 16]} size={[76, 8, 46]} />
      <LeftFace at={[-40, 34.2, TOP + 16]} marks={[[5, 5, 66, 36, 'glass']]} />
      <LeftLetters at={[-2, 35, TOP + 26]} size={19} tone="signal" anchor="middle">
        ₹ 486
      </LeftLetters>
      <Box at={[66, 12, TOP]} size={[98, 36, 26]} />
      <TopFace at={[66, 12, TOP + 26]} marks={[[6, 20, 86, 5, 'ink']]} />
    </>
  );
}

const LENGTH = 250;
const lines: Mark[] = [
  [0, 0, 86, LENGTH, 'glass'],
  [6, 134, 74, 1.5, 'ink'],
  [6, 166, 74, 1.5, 'faint'],
];

/** The strip that leaves the printer, falls over the edge and runs along the floor. */
function Receipt() {
  return (
    <>
      <TopFace at={[72, 48, TOP + 0.5]} marks={[[0, 0, 86, 22, 'glass']]} />
      <LeftFace
        at={[72, 70.5, 0]}
        marks={[
          [0, 0, 86, TOP, 'glass'],
          [8, 44, 66, 2, 'faint'],
          [8, 34, 50, 2, 'faint'],
          [8, 24, 66, 2, 'faint'],
          [8, 14, 40, 2, 'faint'],
        ]}
      />
      <TopFace at={[72, 71, 0]} marks={lines} />
      {roll.map(([what, rupees], at) => {
        const y = 71 + 28 + at * 32;
        const tone = at === 4 ? 'signal' : 'ink';
        return (
          <g key={what} className="item">
            <TopLetters at={[79, y, 0]} size={13} tone={tone}>
              {what}
            </TopLetters>
            <TopLetters at={[151, y, 0]} size={13} tone={tone} anchor="end">
              {rupees}
            </TopLetters>
          </g>
        );
      })}
    </>
  );
}

/** A shop's counter: the cashier between shelf and till, a queue, and the receipt along the floor. */
export function CounterScene() {
  return (
    <Drawing
      viewBox="-400 -372 800 662"
      className="max-md:translate-x-[5%] max-sm:[&_.item_.lettering]:hidden"
      label="A shop’s counter with a cashier before full shelves and three customers in a queue; the receipt runs over the edge and along the floor, four items for 486 rupees."
    >
      <Floor from={[-200, -160]} to={[240, 320]} />
      <Shelf />
      <Person
        at={[20, -46, 0]}
        yaw={80}
        pose="carry"
        top="signal"
        cut="tail"
        skin={2}
        slim
        load={<Box at={[8, -34, 70]} size={[16, 10, 22]} />}
      />
      <Counter />
      <Receipt />
      <Person at={[-36, 116, 0]} yaw={285} pose="stand" top="deep" long cut="long" skin={3} />
      <Box at={[-74, 128, 0]} size={[26, 34, 18]} tone="deep" />
      <Line
        kind="edge"
        through={[
          [-74, 145, 18],
          [-61, 145, 36],
          [-48, 145, 18],
        ]}
      />
      <Person at={[-98, 196, 0]} yaw={320} top="sand" cut="short" hair="grey" glasses skin={2} />
      <Person at={[-150, 268, 0]} yaw={20} pose="think" top="white" cut="scarf" skin={1} slim />
    </Drawing>
  );
}
