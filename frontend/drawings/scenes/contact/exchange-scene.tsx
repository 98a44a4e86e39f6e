import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { RightFace, TopFace } from '../../kit/faces.tsx';
import { PlacedPerson } from '../../people/placed.tsx';
import { Box, Line } from '../../kit/solids.tsx';

const balloons: readonly BalloonMark[] = [
  { at: [24, 64, 117], to: [-130, -30], label: 'A' },
  { at: [240, 50, 100], to: [190, -70], label: 'B' },
];

/** The contact page's figure: a person asks, the question travels, and two at a drawing board take it up. */
export function ExchangeScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      viewBox="-160 -96 500 350"
      label="A person on a small plate, joined by a cable to a larger plate where two people stand at a drawing board; a sheet with a question travels along the cable"
    >
      <Floor from={[-40, -40]} to={[360, 160]} />
      <Box at={[-20, 20, 0]} size={[90, 90, 8]} tone="plate" />
      <PlacedPerson at={[24, 64, 8]} pose="think" skin={2} top="signal" cut="bob" slim />
      <Line
        kind="cable signal"
        through={[
          [70, 64, 0],
          [210, 64, 0],
        ]}
      />
      <Sheet />
      <Box at={[210, -20, 0]} size={[140, 150, 8]} tone="plate" />
      <Board />
      <PlacedPerson at={[264, -2, 8]} yaw={90} pose="point" skin={3} top="white" legs="deep" beard glasses />
      <PlacedPerson at={[328, 100, 8]} yaw={180} skin={1} top="deep" legs="line" cut="tail" slim />
      <Dimension from={[70, 110, 0]} to={[210, 110, 0]} away={[0, 46, 0]} label="ONE DAY" />
    </Drawing>
  );
}

function Sheet() {
  return (
    <>
      <Box at={[112, 38, 30]} size={[46, 52, 3]} tone="paper" />
      <TopFace
        at={[112, 38, 33]}
        marks={[
          [7, 8, 22, 6, 'accent'],
          [7, 20, 32, 4, 'faint'],
          [7, 29, 28, 4, 'faint'],
          [7, 38, 32, 4, 'faint'],
        ]}
      />
      {[112, 158].map((x) => (
        <Line
          key={x}
          kind="ghost"
          through={[
            [x, 90, 30],
            [x, 90, 0],
          ]}
        />
      ))}
    </>
  );
}

function Board() {
  return (
    <>
      <Box at={[232, 0, 8]} size={[8, 110, 92]} tone="paper" />
      <RightFace
        at={[240, 0, 8]}
        marks={[
          [10, 66, 44, 14, 'accent'],
          [10, 38, 40, 20, 'cell'],
          [58, 38, 40, 20, 'second'],
          [10, 22, 88, 4, 'faint'],
          [10, 12, 60, 4, 'faint'],
        ]}
      />
    </>
  );
}
