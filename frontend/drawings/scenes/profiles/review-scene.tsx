import { Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { RightFace } from '../../kit/faces.tsx';
import { RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Desk } from '../../people/seated.tsx';
import { Box, Line } from '../../kit/solids.tsx';

/** A drawing on the board, one of its parts marked in red pencil, and the telephone that it is marked for. */
export function ReviewScene() {
  return (
    <Drawing
      className="max-md:[&_.callout]:hidden max-sm:[&_.lettering]:text-[15.2px]"
      viewBox="-165 -215 445 345"
      label="A man marks one part of a system drawing on a large board; a telephone stands on the desk beside it"
    >
      <Floor from={[-40, -160]} to={[160, 120]} step={40} />
      <Box at={[-20, -130, 0]} size={[3, 4, 30]} />
      <Box at={[-20, 76, 0]} size={[3, 4, 30]} />
      <Box at={[-20, -140, 26]} size={[4, 230, 124]} />
      <RightFace
        at={[-16, -140, 26]}
        marks={[
          [8, 8, 214, 108, 'hair'],
          [160, 72, 44, 28, 'cell'],
          [92, 72, 44, 28, 'second'],
          [92, 20, 44, 28, 'glass'],
          [24, 46, 44, 28, 'cell'],
          [160, 20, 44, 28, 'cell'],
        ]}
      />
      <Line
        through={[
          [-15.6, 20, 112],
          [-15.6, -4, 112],
        ]}
      />
      <Line
        through={[
          [-15.6, -26, 98],
          [-15.6, -26, 74],
        ]}
      />
      <Line
        through={[
          [-15.6, 20, 60],
          [-15.6, -4, 60],
        ]}
      />
      <Line
        through={[
          [-15.6, -48, 60],
          [-15.6, -60, 60],
          [-15.6, -60, 86],
          [-15.6, -72, 86],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [-15.4, 2, 80],
          [-15.4, -56, 82],
          [-15.4, -54, 40],
          [-15.4, 4, 42],
          [-15.4, 4, 84],
        ]}
      />
      <RightLetters at={[-15, -8, 57]} size={9}>
        QUEUE
      </RightLetters>
      <RightLetters at={[-15, -76, 84]} size={9}>
        BANK
      </RightLetters>
      <Person at={[28, 52, 0]} yaw={180} pose="point" mirror skin={2} top="white" legs="deep" cut="curly" />
      <Desk at={[70, -130, 0]} size={[40, 60]} />
      <Box at={[80, -112, 44]} size={[18, 26, 5]} tone="signal" />
      <Box at={[84, -108, 49]} size={[8, 18, 4]} />
      <Callout at={[-15.4, -56, 70]} to={[150, -160]} text="What if it is full?" measure="sheet goes back" />
      <Callout at={[92, -100, 53]} to={[176, 60]} text="Night telephone" measure="rang 4 times" />
    </Drawing>
  );
}
