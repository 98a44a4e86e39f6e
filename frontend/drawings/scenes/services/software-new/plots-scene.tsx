import { Dimension, Floor, type BalloonMark } from '../../../kit/lettering/annotations.tsx';
import { Callout } from '../../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../../kit/drawing.tsx';
import { RightFace, TopFace, type Mark } from '../../../kit/faces.tsx';
import { RightLetters, TopLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { Box, Lift, Line } from '../../../kit/solids.tsx';
import type { Point } from '../../../kit/projection.ts';

const FLOOR = 46;
/** The places of the four plots along the street, last state first, because the furthest one is drawn first. */
const [COMPLETE, BEGUN, DRAWN, ASKED] = [0, 210, 420, 630] as const;

const balloons: readonly BalloonMark[] = [
  { at: [24, ASKED + 24, 138], to: [-590, 120], label: 'A' },
  { at: [30, DRAWN + 118, 8], to: [-430, 60], label: 'B' },
  { at: [30, BEGUN + 100, FLOOR + 6], to: [-296, 66], label: 'C' },
  { at: [70, 40, 157], to: [168, -150], label: 'D' },
];

/** The hero's figure: the same plot of land in weeks 2, 4, 9 and 14, along a street that climbs to the right. */
export function PlotsScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      className="big-balloons small-letters md:max-xl:[&_.lettering]:[font-size:13.2px]"
      viewBox="-705 -205 950 725"
      label="A woman looks at one building plot, shown four times along a rising street: staked out, drawn with a price board, with a ground floor and a crane, and as a finished house of three floors named orders, stock and bills"
    >
      <Floor from={[-40, -40]} to={[280, 800]} />
      {[COMPLETE, BEGUN, DRAWN, ASKED].map((y) => (
        <Box key={y} at={[0, y, 0]} size={[150, 150, 6]} tone="plate" />
      ))}
      <Complete />
      <Begun />
      <Drawn />
      <Asked />
      <Person at={[264, 454, 0]} yaw={200} pose="point" cut="bun" top="deep" slim />
      {weeks.map(([y, label]) => (
        <Dimension key={label} from={[150, y + 150, 0]} to={[150, y, 0]} away={[44, 0, 0]} label={label} />
      ))}
      <Callout at={[74, BEGUN - 10, 240]} to={[-24, -176]} text="Stock goes up" measure="orders in use below" />
    </Drawing>
  );
}

const weeks = [
  [ASKED, 'WEEKS 1–2'],
  [DRAWN, 'WEEKS 3–4'],
  [BEGUN, 'WEEKS 5–9'],
  [COMPLETE, 'WEEKS 10–14'],
] as const;

const windows: readonly Mark[] = [0, 1, 2, 3].map((at) => [10 + at * 25, 6, 15, 15, 'glass'] as const);

/** A floor of the house: it is named on its front, as it is in the menu of the system. */
function Storey({ at: [x, y, z], name }: { at: Point; name: string }) {
  return (
    <>
      <Box at={[x, y, z]} size={[110, 110, FLOOR]} />
      <RightFace at={[x + 110, y, z]} marks={windows} />
      <RightLetters at={[x + 110, y + 100, z + 29]} size={11}>
        {name}
      </RightLetters>
    </>
  );
}

function Door({ y }: { y: number }) {
  return (
    <RightFace
      at={[130, y, 6]}
      marks={[
        [8, 0, 20, 30, 'second'],
        [11, 13, 3, 3, 'faint'],
      ]}
    />
  );
}

function Complete() {
  return (
    <>
      <Storey at={[20, 20, 6]} name="ORDERS" />
      <Door y={20} />
      <Storey at={[20, 20, 6 + FLOOR]} name="STOCK" />
      <Storey at={[20, 20, 6 + 2 * FLOOR]} name="BILLS" />
      <Box at={[17, 17, 6 + 3 * FLOOR]} size={[116, 116, 7]} tone="signal" />
      <Box at={[34, 40, 13 + 3 * FLOOR]} size={[26, 30, 16]} />
    </>
  );
}

const posts: readonly Point[] = [
  [20, BEGUN + 20, 52],
  [20, BEGUN + 122, 52],
  [122, BEGUN + 20, 52],
  [122, BEGUN + 122, 52],
];

function Begun() {
  return (
    <>
      <Box at={[69, BEGUN + 2, 6]} size={[10, 10, 226]} tone="deep" />
      <Storey at={[20, BEGUN + 20, 6]} name="ORDERS" />
      <Door y={BEGUN + 20} />
      {posts.map((at) => (
        <Box key={at.join(' ')} at={at} size={[8, 8, 40]} />
      ))}
      <Lift at={[20, BEGUN + 20, 98]} size={[110, 110, 40]} />
      <Box at={[70, BEGUN + 30, 116]} size={[8, 90, 34]} />
      <RightLetters at={[78, BEGUN + 108, 128]} size={12}>
        STOCK
      </RightLetters>
      <Line
        kind="edge"
        through={[
          [78, BEGUN + 110, 150],
          [78, BEGUN + 75, 190],
          [78, BEGUN + 75, 232],
          [78, BEGUN + 75, 190],
          [78, BEGUN + 40, 150],
        ]}
      />
      <Box at={[70, BEGUN - 50, 232]} size={[8, 150, 8]} tone="deep" />
      <Box at={[67, BEGUN - 52, 218]} size={[14, 22, 16]} />
    </>
  );
}

function Drawn() {
  return (
    <>
      <Box at={[12, DRAWN + 12, 6]} size={[112, 126, 2]} />
      <TopFace
        at={[12, DRAWN + 12, 8]}
        marks={[
          [10, 10, 92, 106, 'cell'],
          [10, 10, 40, 50, 'cell'],
          [50, 10, 52, 50, 'cell'],
          [10, 60, 60, 56, 'cell'],
          [72, 68, 24, 40, 'second'],
        ]}
      />
      <TopLetters at={[28, DRAWN + 60, 8]}>PLAN</TopLetters>
      <Box at={[134, DRAWN + 26, 6]} size={[4, 4, 34]} />
      <Box at={[134, DRAWN + 118, 6]} size={[4, 4, 34]} />
      <Box at={[134, DRAWN + 14, 30]} size={[5, 120, 42]} />
      <RightLetters at={[139, DRAWN + 126, 52]} size={14}>
        ₹ 18,60,000
      </RightLetters>
      <RightLetters at={[139, DRAWN + 126, 38]} size={10} tone="soft">
        SIGNED, WEEK 4
      </RightLetters>
    </>
  );
}

const corners = [
  [22, 22],
  [22, 128],
  [128, 22],
  [128, 128],
] as const;

function Asked() {
  return (
    <>
      <Lift at={[25, ASKED + 25, 6]} size={[103, 103, 132]} />
      {[52, 98, 138].map((z) => (
        <Line
          key={z}
          kind="ghost"
          through={[
            [25, ASKED + 25, z],
            [128, ASKED + 25, z],
            [128, ASKED + 128, z],
            [25, ASKED + 128, z],
            [25, ASKED + 25, z],
          ]}
        />
      ))}
      {corners.map(([x, y]) => (
        <Box key={`${x} ${y}`} at={[x, ASKED + y, 6]} size={[6, 6, 18]} tone={x + y === 256 ? 'deep' : 'paper'} />
      ))}
      <Line
        kind="edge"
        through={[
          [25, ASKED + 25, 20],
          [131, ASKED + 25, 20],
          [131, ASKED + 131, 20],
          [25, ASKED + 131, 20],
          [25, ASKED + 25, 20],
        ]}
      />
      <TopLetters at={[14, ASKED + 146, 6]} size={12}>
        184 QUESTIONS
      </TopLetters>
    </>
  );
}
