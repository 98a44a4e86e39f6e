import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Pipe } from '../../kit/pipe.tsx';
import { Box, Disc, type Tone } from '../../kit/solids.tsx';

interface Campaign {
  y: number;
  name: string;
  /** How many enquiries came: as many units high is the water in the cup. */
  count: number;
  each: string;
  open: boolean;
}

const campaigns: readonly Campaign[] = [
  { y: -170, name: 'SEARCH', count: 48, each: '₹ 750 EACH', open: true },
  { y: 0, name: 'FILM', count: 12, each: '₹ 2,500 EACH', open: false },
  { y: 170, name: 'LETTERS', count: 40, each: '₹ 600 EACH', open: true },
];
const LEVEL = 82;
const [VALVE, TAP] = [150, 250] as const;

const balloons = [
  { at: [-40, 0, 245], to: [60, -305], label: 'A' },
  { at: [VALVE, 0, LEVEL + 32], to: [236, -62], label: 'B' },
  { at: [TAP, 170, 38], to: [-70, 260], label: 'C' },
  { at: [414, -198, 4], to: [528, 14], label: 'D' },
] as const satisfies readonly BalloonMark[];

/** The hero's figure: one tank, three pipes, a tap in each; the one in the middle has been shut. */
export function PipesScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      className="big-balloons roomy max-md:[&_.count_.lettering]:[display:inline]!"
      viewBox="-245 -330 805 690"
      label="A tank feeds three pipes with a valve each; a man has shut the middle one, and the cups at their ends hold 48, 12 and 40 enquiries"
    >
      <Floor from={[-80, -240]} to={[480, 200]} />
      <Tank />
      <Pipe
        r={9}
        through={[
          [50, -170, LEVEL],
          [50, 170, LEVEL],
        ]}
      />
      {campaigns.map((campaign) => (
        <Lane key={campaign.name} {...campaign} />
      ))}
      <Dimension from={[426, 210, 0]} to={[426, -210, 0]} away={[26, 0, 0]} label="100 ENQUIRIES IN MAY" />
      <Callout at={[-84, 30, 205]} to={[-150, -290]} side="left" text="One month" measure="₹ 90,000" />
    </Drawing>
  );
}

function Tank() {
  return (
    <>
      {[-84, -4].map((x) => [-40, 34].map((y) => <Box key={`${x} ${y}`} at={[x, y, 0]} size={[7, 7, 150]} />))}
      <Pipe
        r={9}
        through={[
          [-40, 0, 150],
          [-40, 0, LEVEL],
          [50, 0, LEVEL],
        ]}
      />
      <Box at={[-100, -56, 146]} size={[120, 112, 8]} />
      <Disc at={[-40, 0, 154]} r={50} h={84} />
      <Disc at={[-40, 0, 238]} r={54} h={7} tone="deep" />
    </>
  );
}

function Lane({ y, name, count, each, open }: Campaign) {
  const tone: Tone = open ? 'deep' : 'signal';
  return (
    <>
      <Box at={[95, y - 4, 0]} size={[8, 8, LEVEL - 6]} />
      <Box at={[215, y - 4, 0]} size={[8, 8, LEVEL - 6]} />
      <Pipe
        r={9}
        tone={open ? 'paper' : 'pale'}
        through={[
          [50, y, LEVEL],
          [TAP, y, LEVEL],
        ]}
      />
      <Box at={[VALVE - 14, y - 13, LEVEL - 13]} size={[28, 26, 26]} tone={open ? 'paper' : 'signal'} />
      <Box at={[VALVE - 2, y - 2, LEVEL + 13]} size={[4, 4, 12]} />
      <Disc at={[VALVE, y, LEVEL + 25]} r={17} h={5} tone={tone} />
      {!open && <Person at={[VALVE - 8, y + 48, 0]} yaw={275} pose="point" cut="short" top="sand" />}
      <Disc at={[TAP, y, 0]} r={28} h={4} />
      <Disc at={[TAP, y, 4]} r={23} h={count} tone="deep" />
      {open && (
        <Pipe
          r={3}
          tone="deep"
          through={[
            [TAP, y, 66],
            [TAP, y, count + 4],
          ]}
        />
      )}
      <Pipe
        r={9}
        tone={open ? 'paper' : 'pale'}
        through={[
          [TAP - 3, y, LEVEL],
          [TAP, y, LEVEL],
          [TAP, y, LEVEL - 14],
        ]}
      />
      <Box at={[292, y - 40, 0]} size={[134, 80, 4]} tone="plate" />
      {/* Large enough to be read on a phone too. */}
      <g className="count">
        <TopLetters at={[300, y - 10, 4]} size={24}>
          {String(count)}
        </TopLetters>
      </g>
      <TopLetters at={[344, y - 14, 4]} size={12} tone="soft">
        {name}
      </TopLetters>
      <TopLetters at={[300, y + 22, 4]} size={12} tone={open ? 'ink' : 'signal'}>
        {each}
      </TopLetters>
    </>
  );
}
