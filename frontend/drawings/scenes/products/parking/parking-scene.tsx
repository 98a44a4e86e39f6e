import { Dimension, type BalloonMark } from '../../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../../kit/drawing.tsx';
import { RightFace, TopFace } from '../../../kit/faces.tsx';
import { LeftLetters, RightLetters, TopLetters } from '../../../kit/lettering/lettering.tsx';
import { Box, Line } from '../../../kit/solids.tsx';
import { BAY, farRow, LANE, nearRow, type Bay } from './basement.ts';
import { Car } from './car.tsx';

const LENGTH = farRow.length * BAY.width;
const DEPTH = LANE.to + BAY.depth;
const words = { taken: '', free: 'FREE', offered: 'YOURS', reserved: 'PASS' } as const;

function Ground({ name, at: [x, y, z], state }: Bay) {
  const tones = { taken: 'hair', free: 'glass', offered: 'accent', reserved: 'faint' } as const;
  const tone = state === 'offered' ? 'paper' : 'ink';
  return (
    <>
      <TopFace at={[x, y, z]} marks={[[3, 3, BAY.width - 6, BAY.depth - 6, tones[state]]]} />
      {state !== 'taken' && (
        <>
          <TopLetters at={[x + 25, y + 80, z]} size={14} tone={tone} anchor="middle">
            {words[state]}
          </TopLetters>
          <g className="bay">
            <TopLetters at={[x + 27, y + 106, z]} size={19} tone={tone} anchor="middle">
              {name}
            </TopLetters>
          </g>
        </>
      )}
    </>
  );
}

const Row = ({ bays }: { bays: readonly Bay[] }) => (
  <>
    {bays.map((bay) => (
      <Ground key={bay.name} {...bay} />
    ))}
    {bays
      .filter(({ state }) => state === 'taken')
      .map(({ name, at: [x, y, z] }, index) => (
        <Car key={name} at={[x + 9, y + 10, z]} tone={index % 4 === 2 ? 'deep' : 'paper'} />
      ))}
  </>
);

/** The lane: the way to the bay that is offered, painted only for this drawing. */
const Way = () => (
  <>
    <Line
      kind="cable signal"
      through={[
        [522, 192, 0],
        [150, 192, 0],
        [150, 128, 0],
      ]}
    />
    <Line
      kind="cable signal"
      through={[
        [140, 140, 0],
        [150, 126, 0],
        [160, 140, 0],
      ]}
    />
    <Box at={[18, 212, 0]} size={[22, 22, 44]} tone="deep" />
    <RightFace at={[40, 212, 0]} marks={[[4, 24, 14, 14, 'glass']]} />
  </>
);

const Gate = () => (
  <>
    <Box at={[500, 112, 0]} size={[18, 18, 40]} tone="signal" />
    <Line
      kind="cable signal"
      through={[
        [510, 124, 40],
        [510, 152, 128],
      ]}
    />
    <Line
      kind="edge"
      through={[
        [509, 80, 0],
        [509, 80, 96],
      ]}
    />
    <Box at={[500, 72, 96]} size={[26, 14, 12]} tone="deep" />
    <RightFace at={[526, 72, 96]} marks={[[4, 3, 6, 6, 'glass']]} />
    <Car at={[560, 172, 0]} along="x" tone="signal" />
    <Box at={[508, 276, 0]} size={[5, 5, 56]} />
    <Box at={[508, 370, 0]} size={[5, 5, 56]} />
    <Box at={[506, 270, 52]} size={[9, 112, 46]} />
    <RightLetters at={[515, 376, 79]} size={20}>
      LEVEL −1
    </RightLetters>
    <RightLetters at={[515, 376, 56]} size={25}>
      4 FREE
    </RightLetters>
  </>
);

const balloons = [
  { at: [513, 79, 108], to: [450, 90], label: 'A' },
  { at: [510, 152, 128], to: [330, 100], label: 'B' },
  { at: [511, 300, 98], to: [150, 190], label: 'C' },
  { at: [134, 14, 0], to: [160, -30], label: 'D' },
  { at: [30, 290, 0], to: [-340, 60], label: 'E' },
  { at: [29, 223, 44], to: [-250, 20], label: 'F' },
] as const satisfies readonly BalloonMark[];

/** One level of a basement with sixteen bays, and a car that has just been let in. */
export function ParkingScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      viewBox="-370 -98 970 600"
      className="big-balloons max-md:[&_.bay_.lettering]:[display:inline]! max-md:[&_.bay_.lettering]:[font-size:14.6px]"
      label="A basement with sixteen parking bays, four of them free; the gate is up and a line leads the arriving car to bay A3"
    >
      <Box at={[-12, -12, -14]} size={[LENGTH + 12, DEPTH + 12, 14]} tone="plate" />
      <Box at={[LENGTH, 100, -14]} size={[200, 184, 14]} tone="plate" />
      <Box at={[-12, -12, 0]} size={[LENGTH + 12, 12, 58]} />
      <Box at={[-12, 0, 0]} size={[12, DEPTH, 58]} />
      <LeftLetters at={[14, 0, 22]} size={26}>
        −1
      </LeftLetters>
      <Row bays={farRow} />
      <Way />
      <Row bays={nearRow} />
      <Gate />
      <g className="max-md:hidden">
        <Dimension from={[0, DEPTH, 0]} to={[LENGTH, DEPTH, 0]} away={[0, 26, 0]} label="8 BAYS OF 2.50 m = 20.00 m" />
      </g>
    </Drawing>
  );
}
