import { Balloon, Dimension, Floor } from '../../../kit/lettering/annotations.tsx';
import { Callout } from '../../../kit/lettering/callout.tsx';
import { Drawing } from '../../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { project, type Point } from '../../../kit/projection.ts';
import { Box, Lift, Line, type Tone } from '../../../kit/solids.tsx';

/** Four steps of load on four struts. One of the struts bends, and a gauge shows at which number. */
export function TestingScene() {
  return (
    <Drawing
      viewBox="-336 -302 716 732"
      className="big-balloons small-letters"
      label="A platform on four struts carries three slabs of load while a fourth hangs above on a hook; the front strut is bent, and a gauge stands at 1,240 requests a second"
    >
      <Floor from={[-120, -40]} to={[440, 300]} />
      <Box at={[0, 0, 0]} size={[300, 220, 14]} tone="plate" />
      <TopFace at={[0, 0, 14]} marks={[[10, 10, 280, 200, 'hair']]} />
      <TopLetters at={[44, 204, 14]} size={10} tone="soft">
        COPY OF THE SHOP
      </TopLetters>
      {struts.map(([x, y]) => (
        <Strut key={`${x} ${y}`} x={x} y={y} />
      ))}
      <Bent />
      <Box at={[8, 8, 136]} size={[284, 204, 12]} />
      <Load />
      <Recorder />
      <Gauge />
      <Person at={[448, 50, 0]} yaw={195} pose="point" mirror skin={4} top="line" legs="ink" cut="bun" slim />
      <Dimension from={[0, 220, 0]} to={[300, 220, 0]} away={[0, 44, 0]} label="4 STEPS, 10 MIN EACH" />
      <Balloon at={[112, 147, 300]} to={[-150, -140]} label="A" />
      <Balloon at={[30, 190, 84]} to={[-206, -84]} label="B" />
      <Balloon at={[384, 56, 174]} to={[322, -54]} label="C" />
      <Balloon at={[-96, 198, 52]} to={[-304, -66]} label="D" />
      <g className="max-sm:hidden">
        <Callout at={[290, 189, 70]} to={[172, 352]} text="Strut 3: the payment lock" measure="219 ms → 4.8 s" />
      </g>
    </Drawing>
  );
}

const struts = [
  [24, 24],
  [258, 24],
  [24, 176],
] as const;

function Strut({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Box at={[x, y, 14]} size={[16, 16, 5]} />
      <Box at={[x + 3, y + 3, 19]} size={[10, 10, 112]} />
      <Box at={[x, y, 131]} size={[16, 16, 5]} />
    </>
  );
}

const bow = Array.from({ length: 13 }, (_, index) => index / 12);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** The third strut: its first place, dashed, and its present curve. */
function Bent() {
  const spine = bow.map((part) => {
    const out = Math.sin(part * Math.PI) * 30;
    return project([266 + out, 184 + out * 0.2, 19 + part * 112]);
  });
  const side = (shift: number) => spine.map(([x, y]) => `${tenth(x + shift)} ${y}`);
  const outline = (from: number, to: number) => `M${[...side(from), ...side(to).toReversed()].join('L')}Z`;
  return (
    <>
      <Box at={[258, 176, 14]} size={[16, 16, 5]} />
      <Line
        kind="ghost"
        through={[
          [266, 184, 19],
          [266, 184, 131],
        ]}
      />
      <g className="solid signal">
        <path className="top" d={outline(-7, 7)} />
        <path className="right" d={outline(1, 7)} />
      </g>
      <Box at={[258, 176, 131]} size={[16, 16, 5]} />
    </>
  );
}

const slabs: readonly { label: string; wide: number; deep: number; high: number; z: number; tone: Tone }[] = [
  { label: '200 / s', wide: 200, deep: 156, high: 20, z: 148, tone: 'paper' },
  { label: '400 / s', wide: 168, deep: 130, high: 26, z: 168, tone: 'paper' },
  { label: '800 / s', wide: 134, deep: 102, high: 34, z: 194, tone: 'deep' },
  { label: '1,240 / s', wide: 100, deep: 78, high: 42, z: 262, tone: 'signal' },
];
const RESTING = 228;
const HOOK: Point = [150, 110, 374];

/** Three steps lie already; the fourth is let down. */
function Load() {
  return (
    <>
      {slabs.map(({ label, wide, deep, high, z, tone }) => {
        const [x, y] = [150 - wide / 2, 110 - deep / 2];
        return (
          <g key={label}>
            {z > RESTING && <Lift at={[x, y, RESTING]} size={[wide, deep, z - RESTING]} />}
            <Box at={[x, y, z]} size={[wide, deep, high]} tone={tone} />
            <LeftLetters at={[150, y + deep + 0.2, z + high / 2 - 4]} anchor="middle" size={12}>
              {label}
            </LeftLetters>
          </g>
        );
      })}
      {corners.map((corner) => (
        <Line key={corner.join(' ')} kind="edge" through={[corner, HOOK]} />
      ))}
      <Box at={[144, 104, 372]} size={[12, 12, 12]} />
      <Line
        kind="edge"
        through={[
          [150, 110, 384],
          [150, 110, 424],
        ]}
      />
    </>
  );
}

const corners: readonly Point[] = [
  [102, 73, 304],
  [198, 73, 304],
  [198, 147, 304],
  [102, 147, 304],
];

const trace: readonly Mark[] = [
  [4, 8, 44, 30, 'glass'],
  ...[6, 7, 6, 8, 9, 12, 18, 27].map((high, index): Mark => [
    7 + index * 5,
    10,
    3,
    high,
    index === 7 ? 'accent' : 'second',
  ]),
];

/** The recorder, which writes down the value of the gauge. */
function Recorder() {
  return (
    <>
      <Line
        kind="cable"
        through={[
          [-58, 200, 0.5],
          [0, 200, 0.5],
        ]}
      />
      <Box at={[-110, 178, 0]} size={[52, 44, 46]} />
      <LeftFace at={[-110, 222.2, 0]} marks={trace} />
      <Box at={[-102, 192, 46]} size={[36, 14, 6]} tone="deep" />
    </>
  );
}

const FACE: Point = [388.2, 100, 112];
const ticks = [0, 400, 800, 1200, 1600];

/** Where a number stands on the dial, at a distance from its middle. */
const onDial = (value: number, radius: number) => {
  const angle = Math.PI * (1.2 - (value / 1600) * 1.4);
  return `${tenth(Math.cos(angle) * radius)} ${tenth(-Math.sin(angle) * radius)}`;
};
const arc = (from: number, to: number, radius: number) =>
  `M${onDial(from, radius)}A${radius} ${radius} 0 0 1 ${onDial(to, radius)}`;
const band = (from: number, to: number, inner: number, outer: number) =>
  `${arc(from, to, outer)}L${onDial(to, inner)}A${inner} ${inner} 0 0 0 ${onDial(from, inner)}Z`;

function Gauge() {
  const [x, y] = project(FACE);
  return (
    <>
      <Box at={[370, 64, 0]} size={[30, 72, 7]} />
      <Box at={[381, 92, 7]} size={[7, 16, 26]} />
      <Box at={[380, 36, 30]} size={[8, 128, 146]} />
      <g transform={`matrix(0.866 -0.5 0 1 ${x} ${y})`}>
        <circle className="mark glass" r="56" />
        <path className="mark second" d={band(0, 1200, 42, 48)} />
        <path className="mark accent" d={band(1200, 1600, 39, 51)} />
        {ticks.map((value) => (
          <path key={value} className="line edge" d={`M${onDial(value, 34)}L${onDial(value, 48)}`} />
        ))}
        <path className="line cable signal" d={`M0 0L${onDial(1240, 35)}`} />
        <circle className="mark ink" r="4.5" />
        <text className="lettering" y="30" textAnchor="middle">
          1,240
        </text>
        <text className="lettering" y="73" textAnchor="middle">
          REQUESTS / s
        </text>
      </g>
    </>
  );
}
