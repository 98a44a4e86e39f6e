import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, type Tone } from '../../kit/solids.tsx';

/** Boards of a shelf, and the things on each: from x, width, height. */
const boards: readonly {
  z: number;
  things: readonly (readonly [x: number, width: number, height: number, tone: Tone])[];
}[] = [
  {
    z: 6,
    things: [
      [8, 34, 26, 'paper'],
      [46, 26, 22, 'deep'],
      [76, 40, 26, 'paper'],
      [120, 28, 20, 'paper'],
      [152, 40, 26, 'deep'],
    ],
  },
  {
    z: 50,
    things: [
      [8, 26, 24, 'deep'],
      [40, 44, 20, 'paper'],
      [90, 28, 26, 'paper'],
      [124, 30, 24, 'paper'],
      [160, 32, 20, 'paper'],
    ],
  },
  {
    z: 94,
    things: [
      [8, 40, 22, 'paper'],
      [54, 30, 26, 'paper'],
      [90, 40, 20, 'deep'],
      [136, 24, 26, 'paper'],
      [164, 28, 22, 'paper'],
    ],
  },
];

/** The shelf of tools in use, and one box that is carried away from it. */
export function ShelfScene() {
  return (
    <Drawing
      viewBox="-80 -150 380 360"
      className="max-sm:[&_.lettering]:text-[13px]"
      label="A shelf of labelled boxes; a woman carries one box away, and its place is a dashed outline"
    >
      <Floor from={[-20, -20]} to={[300, 100]} step={40} />
      <Box at={[0, 0, 0]} size={[200, 36, 6]} tone="plate" />
      <Box at={[0, 0, 6]} size={[4, 36, 122]} />
      {boards.map(({ z, things }) => (
        <g key={z}>
          {z > 6 && <Box at={[4, 0, z - 4]} size={[192, 36, 4]} />}
          {things.map(([x, width, height, tone]) => (
            <Box key={x} at={[x, 6, z]} size={[width, 26, height]} tone={z === 50 && x === 90 ? 'ghost' : tone} />
          ))}
        </g>
      ))}
      <Box at={[196, 0, 6]} size={[4, 36, 122]} />
      <Box at={[0, 0, 128]} size={[200, 36, 4]} tone="deep" />
      <LeftLetters at={[11, 32, 12]} size={9}>
        SQL
      </LeftLetters>
      <LeftLetters at={[80, 32, 12]} size={9}>
        JAVA
      </LeftLetters>
      <LeftLetters at={[46, 32, 56]} size={9}>
        LINUX
      </LeftLetters>
      <LeftLetters at={[58, 32, 102]} size={9}>
        TS
      </LeftLetters>
      <LeftLetters at={[12, 32, 102]} size={9}>
        REACT
      </LeftLetters>
      <Person
        at={[284, 66, 0]}
        yaw={20}
        pose="carry"
        skin={4}
        top="deep"
        legs="line"
        cut="bob"
        slim
        load={<Box at={[292, 58, 58]} size={[16, 22, 18]} tone="signal" />}
      />
      <Dimension from={[0, 36, 0]} to={[200, 36, 0]} away={[0, 30, 0]} label="19 IN USE" />
    </Drawing>
  );
}
