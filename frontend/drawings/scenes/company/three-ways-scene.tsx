import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace } from '../../kit/faces.tsx';
import { LeftLetters, RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Seated } from '../../people/seated.tsx';
import { Box, Disc, Line } from '../../kit/solids.tsx';

const balloons = [
  { at: [80, 60, 110], to: [-60, -70], label: 'A' },
  { at: [300, 60, 96], to: [210, -10], label: 'B' },
  { at: [560, 20, 108], to: [560, 130], label: 'C' },
] as const satisfies readonly BalloonMark[];

/** The models' figure: a sealed crate with its price, a roll of hours that runs out of a meter, and three people at one bench. */
export function ThreeWaysScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-330 -130 1060 590"
      className="big-balloons small-letters"
      label="Three platforms: a sealed crate with a price on it, a meter from which a long roll of hours runs, and a team of three with a desk"
    >
      <Floor from={[-40, -40]} to={[640, 280]} />
      <Crate />
      <Meter />
      <Team />
      <Dimension from={[0, 160, 0]} to={[160, 160, 0]} away={[0, 46, 0]} label="14 WEEKS" />
      <Dimension from={[220, 240, 0]} to={[380, 240, 0]} away={[0, 30, 0]} label="UNTIL A FRIDAY" />
      <Dimension from={[440, 200, 0]} to={[640, 200, 0]} away={[0, 46, 0]} label="12 MONTHS" />
    </Drawing>
  );
}

function Crate() {
  return (
    <>
      <Box at={[0, 0, 0]} size={[160, 160, 8]} tone="plate" />
      <Box at={[30, 26, 8]} size={[104, 104, 96]} />
      <TopFace
        at={[30, 26, 104.2]}
        marks={[
          [46, 0, 12, 104, 'accent'],
          [0, 46, 104, 12, 'accent'],
        ]}
      />
      <LeftFace
        at={[30, 130.2, 8]}
        marks={[
          [46, 66, 12, 30, 'accent'],
          [12, 14, 80, 42, 'glass'],
        ]}
      />
      <LeftLetters at={[50, 130.4, 46]} size={13}>
        PRICE
      </LeftLetters>
      <LeftLetters at={[46, 130.4, 28]} size={14} tone="signal">
        ₹ 27.6 L
      </LeftLetters>
    </>
  );
}

const hours = [38, 41, 36, 44, 29] as const;

function Meter() {
  return (
    <>
      <Box at={[220, 0, 0]} size={[160, 240, 8]} tone="plate" />
      <Box at={[270, 30, 8]} size={[60, 44, 88]} tone="deep" />
      <LeftFace at={[270, 74.2, 8]} marks={[[10, 40, 40, 36, 'glass']]} />
      <LeftLetters at={[283, 74.4, 58]} size={15}>
        188
      </LeftLetters>
      <Disc at={[300, 52, 96]} r={12} h={6} />
      <Box at={[276, 74, 8]} size={[48, 150, 2]} />
      {hours.map((week, index) => (
        <g key={week}>
          <Line
            kind="hair"
            through={[
              [276, 100 + index * 28, 10.2],
              [324, 100 + index * 28, 10.2],
            ]}
          />
          <TopFace
            at={[280, 80 + index * 28, 10.3]}
            marks={[[0, 4, week * 0.9, 10, index === 4 ? 'accent' : 'faint']]}
          />
        </g>
      ))}
      <Person at={[354, 170, 8]} yaw={180} pose="think" skin={3} top="sand" legs="ink" cut="bob" slim />
    </>
  );
}

function Team() {
  return (
    <>
      <Box at={[440, 0, 0]} size={[200, 200, 8]} tone="plate" />
      <Box at={[452, 10, 8]} size={[4, 120, 92]} />
      <RightFace
        at={[456.2, 10, 8]}
        marks={[
          [10, 50, 30, 30, 'cell'],
          [50, 50, 30, 30, 'accent'],
          [90, 50, 20, 30, 'cell'],
          [10, 14, 30, 26, 'second'],
          [50, 14, 30, 26, 'cell'],
        ]}
      />
      <RightLetters at={[456.4, 124, 89]} size={11.5}>
        SINCE MAY
      </RightLetters>
      <Person at={[500, 36, 8]} yaw={180} pose="point" skin={4} top="line" legs="ink" cut="curly" />
      <Person at={[560, 24, 8]} yaw={60} skin={1} top="white" legs="deep" cut="scarf" long slim badge />
      <Seated at={[520, 130, 8]} skin={2} top="signal" cut="turban" beard />
    </>
  );
}
