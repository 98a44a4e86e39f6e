import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { RightLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Line } from '../../kit/solids.tsx';

const windowsAt = (up: number): Mark[] => [12, 40, 68].map((along) => [along, up, 18, 18, 'cell']);

/** A department: a house of one storey with its name over the door. */
function Department({ at: [x, y, z], name, height = 62 }: { at: Point; name: string; height?: number }) {
  return (
    <>
      <Box at={[x, y, z]} size={[104, 84, height]} />
      <LeftFace
        at={[x, y + 84.2, z]}
        marks={[...windowsAt(height - 28), [42, 0, 20, Math.min(26, height - 30), 'glass']]}
      />
      <RightFace
        at={[x + 104.2, y, z]}
        marks={[
          [12, height - 28, 18, 18, 'cell'],
          [52, height - 28, 18, 18, 'cell'],
        ]}
      />
      <g className="name">
        <TopLetters at={[x + 52, y + 48, z + height]} size={12} anchor="middle">
          {name}
        </TopLetters>
      </g>
    </>
  );
}

/** The sheet of paper at each station, with the entries that were added there. */
function Slip({ at: [x, y, z], filled }: { at: Point; filled: number }) {
  const rows = [0, 1, 2, 3].map((row): Mark => [
    5,
    32 - row * 8,
    row === 0 ? 22 : 26,
    4,
    row < filled ? 'accent' : 'hair',
  ]);
  return (
    <>
      <Box at={[x, y, z]} size={[36, 3, 46]} />
      <LeftFace at={[x, y + 3.2, z]} marks={rows} />
    </>
  );
}

const lines = ['ORDER 4711', 'RECEIVED 400', 'USED 392', 'PAID 29 MAY'];

const balloons = [
  { at: [40, 40, 62], to: [-120, -80], label: 'A' },
  { at: [380, 20, 86], to: [380, 30], label: 'B' },
  { at: [454, 400, 20], to: [134, 462], label: 'C' },
  { at: [16, 346, 62], to: [-350, 60], label: 'D' },
  { at: [170, 170, 35], to: [-170, 20], label: 'E' },
] as const satisfies readonly BalloonMark[];

/** Four departments about one open ledger; an order goes round them and gains a line at each. */
export function LedgerScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      className="big-balloons max-sm:-ml-[6%] max-sm:w-[110%] max-md:[&_.name_.lettering]:[display:inline]! max-md:[&_.name_.lettering]:[font-size:18.8px] max-md:[&_.name_.lettering]:tracking-[-0.07em] lg:max-xl:[&_.lettering]:[font-size:13.2px]"
      viewBox="-392 -104 792 596"
      label="Four department houses stand about a plinth with one open ledger; a purchase order runs round them on a single track and gains one line at each house"
    >
      <Floor from={[-40, -40]} to={[480, 480]} />
      <Department at={[0, 20, 0]} name="BUYING" />
      <Line
        kind="cable signal"
        through={[
          [104, 150, 0],
          [150, 150, 0],
          [150, 104, 0],
          [300, 104, 0],
          [300, 300, 0],
          [104, 300, 0],
          [104, 150, 0],
        ]}
      />
      <Department at={[300, 0, 0]} name="STORES" height={86} />
      <Slip at={[224, 102, 0]} filled={1} />
      <Box at={[150, 150, 0]} size={[124, 124, 26]} tone="deep" />
      <Box at={[162, 162, 26]} size={[100, 100, 9]} />
      <TopFace
        at={[162, 162, 35.1]}
        marks={[
          [3, 6, 94, 88, 'glass'],
          [3, 30, 94, 0.6, 'hair'],
          [3, 52, 94, 0.6, 'hair'],
          [3, 74, 94, 0.6, 'hair'],
        ]}
      />
      {lines.map((line, index) => (
        <TopLetters key={line} at={[168, 186 + index * 22, 35]} size={11} tone={index === 3 ? 'signal' : 'ink'}>
          {line}
        </TopLetters>
      ))}
      <RightLetters at={[274, 262, 8]} size={12}>
        ONE LEDGER
      </RightLetters>
      <Slip at={[306, 190, 0]} filled={2} />
      <Department at={[0, 330, 0]} name="ACCOUNTS" />
      <Slip at={[116, 298, 0]} filled={4} />
      <Slip at={[220, 300, 0]} filled={3} />
      <Department at={[350, 350, 0]} name="MAKING" height={50} />
      <Person at={[262, 424, 0]} yaw={250} pose="point" top="signal" legs="ink" cut="turban" beard skin={2} />
      <g className="max-sm:hidden">
        <Dimension from={[0, 414, 0]} to={[104, 414, 0]} away={[0, 30, 0]} label="4 LINES" />
        <Dimension from={[404, 0, 0]} to={[404, 320, 0]} away={[28, 0, 0]} label="TYPED ONCE" />
      </g>
    </Drawing>
  );
}
