import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace } from '../../kit/faces.tsx';
import { PlacedPerson } from '../../people/placed.tsx';
import { Box, Disc, Lift, Line } from '../../kit/solids.tsx';

const balloons: readonly BalloonMark[] = [
  { at: [84, 84, 91], to: [-76, -88], label: '5' },
  { className: 'upper', at: [230, 190, 160], to: [34, -104], label: '6' },
  { at: [282, 30, 76], to: [238, -66], label: '3' },
  { at: [74, 190, 119], to: [-196, -52], label: '4' },
  { at: [388.2, 206, 60], to: [374, 310], label: '1' },
  { at: [96, 266, 110], to: [-258, 18], label: '2' },
];

/**
 * The home page's figure: one system, taken apart, each trade with its balloon. Drawn from back to front. Its layers come
 * together while it is scrolled away: home.css.
 */
export function AssemblyScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      className="big-balloons"
      viewBox="-350 -150 800 600"
      label="One system on a plate, taken apart: database, cloud layers, test bench, two engineers, a phone and a screen, joined by cables"
    >
      <Floor from={[-40, -40]} to={[480, 360]} />
      <Box at={[0, 0, 0]} size={[440, 320, 10]} tone="plate" />
      <TopFace at={[0, 0, 10]} marks={[[12, 12, 416, 296, 'hair']]} />
      <Line
        through={[
          [120, 100, 10],
          [150, 100, 10],
          [150, 160, 10],
          [180, 160, 10],
        ]}
      />
      <Line
        through={[
          [300, 84, 10],
          [240, 84, 10],
          [240, 140, 10],
        ]}
      />
      <Line
        through={[
          [220, 240, 10],
          [220, 276, 10],
          [120, 276, 10],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [280, 190, 10],
          [340, 190, 10],
          [340, 236, 10],
          [372, 236, 10],
        ]}
      />
      <Store />
      <Bench />
      <PlacedPerson at={[74, 190, 10]} pose="think" skin={3} top="sand" cut="bun" glasses />
      <Layers />
      <PlacedPerson at={[204, 296, 10]} yaw={270} pose="point" skin={4} top="white" legs="deep" cut="curly" />
      <Phone />
      <Screen />
      <Dimension from={[0, 320, 0]} to={[440, 320, 0]} away={[0, 34, 0]} label="ONE TEAM" />
      <Dimension from={[440, 320, 0]} to={[440, 0, 0]} away={[34, 0, 0]} label="FOUR STEPS" />
    </Drawing>
  );
}

function Store() {
  return [0, 1, 2].map((level) => (
    <Disc key={level} at={[84, 84, 10 + level * 27]} r={50} h={21} tone={level === 2 ? 'deep' : 'paper'} />
  ));
}

/** A row of test cards: four pass, the marked one is being looked at. */
function Bench() {
  return [0, 1, 2, 3, 4].map((card) => (
    <Box key={card} at={[202 + card * 26, 28, 10]} size={[9, 54, 66]} tone={card === 3 ? 'signal' : 'paper'} />
  ));
}

function Layers() {
  const [x, y] = [180, 140];
  return (
    <>
      <Box at={[x, y, 10]} size={[100, 100, 18]} />
      <TopFace at={[x, y, 28]} marks={[[10, 10, 80, 80, 'hair']]} />
      <Lift at={[x, y, 28]} size={[100, 100, 34]} />
      <g className="middle">
        <Box at={[x, y, 62]} size={[100, 100, 18]} tone="deep" />
        <TopFace
          at={[x, y, 80]}
          marks={[
            [14, 16, 50, 8, 'ink'],
            [14, 42, 38, 8, 'ink'],
            [14, 68, 26, 8, 'ink'],
          ]}
        />
        <Lift at={[x, y, 80]} size={[100, 100, 36]} />
      </g>
      <g className="upper">
        <Box at={[x, y, 116]} size={[100, 100, 18]} tone="signal" />
        <TopFace at={[x, y, 134]} marks={[[12, 12, 76, 76, 'hair']]} />
        <Box at={[x + 30, y + 30, 134]} size={[40, 40, 26]} />
        <TopFace at={[x + 30, y + 30, 160]} marks={[[10, 10, 20, 20, 'ink']]} />
      </g>
    </>
  );
}

function Screen() {
  return (
    <>
      <Box at={[362, 204, 10]} size={[36, 96, 6]} />
      <Box at={[376, 236, 16]} size={[10, 28, 26]} />
      <Box at={[376, 180, 38]} size={[12, 136, 94]} />
      <RightFace
        at={[388.2, 180, 38]}
        marks={[
          [8, 8, 120, 78, 'glass'],
          [14, 72, 58, 7, 'ink'],
          [14, 60, 88, 3, 'faint'],
          [14, 53, 74, 3, 'faint'],
          [14, 36, 34, 11, 'accent'],
          [14, 14, 30, 16, 'cell'],
          [51, 14, 30, 16, 'cell'],
          [88, 14, 30, 16, 'cell'],
        ]}
      />
    </>
  );
}

function Phone() {
  return (
    <>
      <Box at={[70, 262, 10]} size={[52, 9, 100]} />
      <LeftFace
        at={[70, 271.2, 10]}
        marks={[
          [5, 8, 42, 84, 'glass'],
          [10, 78, 24, 6, 'ink'],
          [10, 66, 32, 3, 'faint'],
          [10, 60, 26, 3, 'faint'],
          [10, 30, 32, 24, 'cell'],
          [10, 14, 32, 9, 'accent'],
        ]}
      />
    </>
  );
}
