import { Dimension, Floor, type BalloonMark } from '../../../kit/lettering/annotations.tsx';
import { Callout } from '../../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../../kit/faces.tsx';
import { LeftLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { Box, Disc, Line } from '../../../kit/solids.tsx';

const balloons: readonly BalloonMark[] = [
  { at: [15, 120.4, 11], to: [-170, 44], label: 'A' },
  { at: [158, 145, 37], to: [104, 58], label: 'B' },
  { at: [442, 100, 190], to: [340, 16], label: 'C' },
  { at: [896, 116, 132], to: [704, 300], label: 'D' },
];

/** A move from under a desk into a rack, three months of cost, and the bill that came of it. */
export function CloudScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      viewBox="-226 -96 956 686"
      className="big-balloons small-letters md:max-xl:[&_.lettering]:[font-size:13.9px]"
      label="A server under a desk is carried in three boxes to a rack of which three units of eight are at work; three columns of cost become shorter, and the last has its bill beside it"
    >
      <Floor from={[-40, -20]} to={[920, 220]} />
      <Line
        kind="cable signal"
        through={[
          [34, 112, 0.5],
          [34, 146, 0.5],
          [392, 146, 0.5],
        ]}
      />
      <Desk />
      {travelling.map(([label, x]) => (
        <g key={label}>
          <Box at={[x, 126, 3]} size={[42, 38, 34]} tone={label === 'DATA' ? 'deep' : 'paper'} />
          <LeftLetters at={[x + 21, 164.2, 15]} anchor="middle" size={10}>
            {label}
          </LeftLetters>
        </g>
      ))}
      <Rack />
      <Person at={[384, 192, 0]} yaw={315} pose="point" mirror skin={3} top="white" legs="deep" cut="short" beard />
      {months.map(([label, total, x]) => (
        <Month key={label} label={label} total={total} x={x} />
      ))}
      <Line
        kind="ghost"
        through={[
          [752, 120, 1],
          [792, 120, 1],
        ]}
      />
      <May />
      <Dimension from={[20, 216, 0]} to={[434, 216, 0]} away={[0, 22, 0]} label="ONE SUNDAY, 38 MIN DOWN" />
      <Dimension from={[559, 216, 0]} to={[729, 216, 0]} away={[0, 22, 0]} label="−62 %" />
      <g className="max-sm:hidden">
        <Callout
          at={[424, 156.5, 156]}
          to={[226, -34]}
          side="left"
          text="Three of eight at work"
          measure="two asleep, three not bought"
        />
      </g>
    </Drawing>
  );
}

const travelling = [
  ['FILES', 138],
  ['APP', 206],
  ['DATA', 274],
] as const;

/** An abandoned desk, with the machine under it. */
function Desk() {
  return (
    <>
      {legs.slice(0, 3).map(([x, y]) => (
        <Box key={`${x} ${y}`} at={[x, y, 0]} size={[4, 4, 46]} />
      ))}
      <Box at={[12, 74, 0]} size={[28, 46, 36]} tone="signal" />
      <LeftFace
        at={[12, 120.2, 0]}
        marks={[
          [5, 26, 18, 4, 'cell'],
          [5, 19, 18, 4, 'cell'],
          [11, 6, 6, 6, 'ink'],
        ]}
      />
      <Box at={[104, 126, 0]} size={[4, 4, 46]} />
      <Box at={[-8, 52, 46]} size={[118, 80, 4]} />
      <LeftFace at={[54, 132.4, 16]} marks={[[-8, 0, 64, 28, 'glass']]} />
      {/* As large as the note lets them be, which is too small for a tablet. */}
      <g className="max-lg:hidden">
        <LeftLetters at={[78, 132.6, 31]} anchor="middle" size={9}>
          DO NOT
        </LeftLetters>
        <LeftLetters at={[78, 132.6, 21]} anchor="middle" size={9} tone="signal">
          SWITCH OFF
        </LeftLetters>
      </g>
      <Box at={[24, 84, 50]} size={[14, 24, 2]} />
      <Box at={[29, 94, 52]} size={[4, 4, 8]} />
      <Box at={[28, 66, 60]} size={[5, 60, 38]} />
      <RightFace
        at={[33.2, 66, 60]}
        marks={[
          [4, 4, 52, 30, 'glass'],
          [30, 25, 20, 4, 'ink'],
          [10, 18, 40, 2.5, 'faint'],
          [22, 12, 28, 2.5, 'faint'],
        ]}
      />
      <Box at={[56, 76, 50]} size={[16, 44, 2]} />
      <Disc at={[88, 70, 50]} r={5} h={8} tone="deep" />
    </>
  );
}

const legs = [
  [-6, 54],
  [104, 54],
  [-6, 126],
] as const;

const units = ['WEB', 'APP', 'DATA', 'SCANS', 'PRINT'] as const;
const AWAKE = 3;

/** Eight places: three at work, two asleep, three not bought. */
function Rack() {
  return (
    <>
      <Box at={[400, 44, 0]} size={[90, 112, 190]} />
      <LeftFace at={[400, 156.2, 0]} marks={[[6, 6, 78, 178, 'glass']]} />
      {places.map((index) => {
        const z = 10 + index * 21.5;
        const name = units[index];
        const awake = index < AWAKE;
        if (!name)
          return (
            <Line
              key={index}
              kind="ghost"
              through={[
                [410, 156.4, z],
                [480, 156.4, z],
                [480, 156.4, z + 17],
                [410, 156.4, z + 17],
                [410, 156.4, z],
              ]}
            />
          );
        return (
          <g key={index}>
            <LeftFace
              at={[410, 156.4, z]}
              marks={[
                [0, 0, 70, 17, awake ? 'second' : 'cell'],
                [60, 6, 5, 5, awake ? 'accent' : 'hair'],
              ]}
            />
            <LeftLetters at={[415, 156.6, z + 5]} size={9.5} tone={awake ? 'paper' : 'soft'}>
              {awake ? name : `${name} zZ`}
            </LeftLetters>
          </g>
        );
      })}
      <RightFace at={[490.2, 44, 0]} marks={vents} />
    </>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const vents: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6].map((row): Mark => [18, 122 + row * 7, 76, 2, 'faint']);

// A thousand rupees are 1.5 units high, so that the columns may be measured.
const UNIT = 1.5;
const months = [
  ['MARCH', 84, 536],
  ['APRIL', 51, 621],
  ['MAY', 32, 706],
] as const;

function Month({ label, total, x }: { label: string; total: number; x: number }) {
  const high = total * UNIT;
  return (
    <>
      <Box at={[x, 94, 0]} size={[46, 52, high]} tone={label === 'MAY' ? 'deep' : 'paper'} />
      <LeftLetters at={[x + 23, 146.2, high - 15]} anchor="middle" size={10}>
        {label}
      </LeftLetters>
      <LeftLetters at={[x + 23, 146.2, 9]} anchor="middle" size={9.5}>
        {`${total},000`}
      </LeftLetters>
    </>
  );
}

const lines = [
  ['MACHINES', '18,900'],
  ['ASLEEP', '5,300'],
  ['STORAGE', '4,800'],
  ['TRAFFIC', '1,900'],
  ['LOGS', '1,100'],
] as const;

/** The bill for May; its lines add up. */
function May() {
  return (
    <>
      <Box at={[796, 112, 0]} size={[122, 4, 132]} />
      <LeftFace
        at={[796, 116.2, 0]}
        marks={[
          [0, 0, 122, 132, 'glass'],
          [6, 6, 110, 22, 'second'],
        ]}
      />
      <LeftLetters at={[803, 116.4, 114]} size={10}>
        MAY
      </LeftLetters>
      {lines.map(([name, amount], row) => (
        <g key={name}>
          <LeftLetters at={[803, 116.4, 95 - row * 14]} size={9.5}>
            {name}
          </LeftLetters>
          <LeftLetters at={[911, 116.4, 95 - row * 14]} size={9.5} anchor="end">
            {amount}
          </LeftLetters>
          <Line
            kind="hair"
            through={[
              [803, 116.4, 92 - row * 14],
              [911, 116.4, 92 - row * 14],
            ]}
          />
        </g>
      ))}
      <LeftLetters at={[909, 116.6, 13]} size={11} tone="paper" anchor="end">
        ₹ 32,000
      </LeftLetters>
    </>
  );
}
