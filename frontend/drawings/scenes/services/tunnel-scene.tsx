import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { faceOf, project, type Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

const TRACK = 110;
const [IN, OUT] = [130, -104];

const balloons = [
  { at: [-100, 302, 132], to: [-392, -74], label: 'A' },
  { at: [20, 302, 152], to: [-180, -84], label: 'B' },
  { at: [TRACK, -12, 31], to: [20, -120], label: 'C' },
  { at: [TRACK, -246, 31], to: [352, -206], label: 'D' },
] as const satisfies readonly BalloonMark[];

/** One list of parts, two phones, and a line that leads through a tunnel: three orders wait inside, three have been sent. */
export function TunnelScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      className="big-balloons small-letters md:max-xl:[&_.lettering]:[font-size:13.3px]"
      viewBox="-420 -326 860 640"
      label="A list of parts and two phones stand before a railway line; a driver carries an order to a tunnel in which three wait, and at its far end three have been sent beside a mast"
    >
      <Floor from={[-160, -320]} to={[240, 360]} />
      <Mast />
      <Line
        kind="cable signal"
        through={[
          [TRACK, OUT, 0.5],
          [TRACK, -320, 0.5],
        ]}
      />
      {[-296, -246, -196].map((y, index) => (
        <Order key={y} y={y} label={`${index + 1}`} tone="deep" />
      ))}
      <Tunnel />
      <Line
        kind="cable signal"
        through={[
          [TRACK, 330, 0.5],
          [TRACK, IN, 0.5],
        ]}
      />
      <Line
        kind="cable"
        through={[
          [-150, 330, 0.5],
          [TRACK, 330, 0.5],
        ]}
      />
      <Person
        at={[86, 186, 0]}
        yaw={0}
        pose="carry"
        skin={3}
        top="signal"
        legs="ink"
        cut="tail"
        sleeve="short"
        slim
        load={<Box at={[96, 176, 62]} size={[18, 20, 16]} tone="signal" />}
      />
      <PartsList />
      <Phone x={-24} tone="deep" />
      <Phone x={78} tone="paper" />
      <Dimension from={[182, IN, 0]} to={[182, OUT, 0]} away={[28, 0, 0]} label="2.4 KM, NO SIGNAL" />
      <Dimension from={[182, OUT - 18, 0]} to={[182, -320, 0]} away={[28, 0, 0]} label="SENT IN 11 S" />
      <Dimension from={[-150, 336, 0]} to={[156, 336, 0]} away={[0, 24, 0]} label="ONE CODE BASE" />
      <g className="max-sm:hidden">
        <Callout
          at={[10, -250, 128]}
          to={[196, -296]}
          side="left"
          text="Signal is back"
          measure="three sent, none twice"
        />
      </g>
    </Drawing>
  );
}

function Order({ y, label, tone }: { y: number; label: string; tone: 'paper' | 'signal' | 'deep' }) {
  return (
    <>
      <Box at={[TRACK - 16, y - 14, 3]} size={[32, 28, 28]} tone={tone} />
      <LeftLetters at={[TRACK, y + 14.2, 12]} anchor="middle">
        {label}
      </LeftLetters>
    </>
  );
}

const R = 70;
const steps = Array.from({ length: 19 }, (_, index) => (index / 18) * Math.PI);
const arch = (y: number, r = R): Point[] =>
  steps.map((angle) => [TRACK + Math.cos(angle) * r, y, Math.sin(angle) * r * 1.15]);
// The side that is seen ends where the vault turns away from us.
const seen = (y: number) => arch(y).slice(0, 14);

/** The far end, the things inside, the near half of the vault as glass, and the mouth. */
function Tunnel() {
  return (
    <>
      <path className="mark glass" d={faceOf(arch(OUT))} />
      <Line
        kind="cable signal"
        through={[
          [TRACK, OUT, 0.5],
          [TRACK, IN, 0.5],
        ]}
      />
      <Order y={-68} label="1" tone="paper" />
      <Order y={-12} label="2" tone="paper" />
      <Order y={44} label="3" tone="signal" />
      <path className="mark glass [fill-opacity:0.4]" d={faceOf([...seen(OUT), ...seen(IN).toReversed()])} />
      {[-46, 13, 72].map((y) => (
        <Line key={y} kind="ghost" through={seen(y)} />
      ))}
      <Line kind="edge" through={[...seen(IN).slice(0, 1), ...seen(OUT), ...seen(IN).slice(-1)]} />
      <g className="solid paper">
        <path className="left" d={faceOf(arch(IN))} />
      </g>
      <path className="mark ink fill-[#0b1220]!" d={faceOf(arch(IN + 0.2, 54))} />
    </>
  );
}

const items = ['SIGN IN', 'CART', 'CAMERA', 'KEEP + SEND'] as const;

function PartsList() {
  return (
    <>
      <Box at={[-150, 298, 0]} size={[108, 5, 134]} />
      <LeftFace at={[-150, 303.2, 0]} marks={[[6, 6, 96, 122, 'glass']]} />
      <LeftLetters at={[-138, 303.4, 110]} size={9.5}>
        PARTS LIST
      </LeftLetters>
      {items.map((name, row) => {
        const z = 84 - row * 23;
        return (
          <g key={name}>
            <Line
              kind="hair"
              through={[
                [-144, 303.4, z + 17],
                [-48, 303.4, z + 17],
              ]}
            />
            <LeftFace at={[-150, 303.4, 0]} marks={[[12, z + 1, 10, 10, row === 3 ? 'accent' : 'cell']]} />
            <LeftLetters at={[-122, 303.4, z + 2]} size={9}>
              {name}
            </LeftLetters>
          </g>
        );
      })}
    </>
  );
}

const screen: readonly Mark[] = [
  [5, 8, 68, 136, 'glass'],
  [11, 114, 40, 8, 'ink'],
  [11, 66, 56, 40, 'cell'],
  [11, 54, 44, 3, 'faint'],
  [11, 46, 34, 3, 'faint'],
  [11, 17, 56, 20, 'accent'],
];

/** The same screen twice; below it each phone has the foot that its own users expect. */
function Phone({ x, tone }: { x: number; tone: 'paper' | 'deep' }) {
  const marks: readonly Mark[] =
    tone === 'deep' ? [[26, 11, 26, 2, 'ink']] : [20, 36, 52].map((at): Mark => [at, 10, 4, 4, 'hair']);
  return (
    <>
      <Box at={[x, 294, 0]} size={[78, 9, 152]} tone={tone} />
      <LeftFace at={[x, 303.2, 0]} marks={[...screen, ...marks]} />
      <Line
        kind="hair"
        through={[
          [x + 11, 303.4, 68],
          [x + 30, 303.4, 94],
          [x + 42, 303.4, 80],
          [x + 53, 303.4, 90],
          [x + 67, 303.4, 72],
        ]}
      />
      <LeftLetters at={[x + 39, 303.4, 130]} anchor="middle" size={9}>
        09:41
      </LeftLetters>
      <LeftLetters at={[x + 39, 303.6, 23.5]} anchor="middle" size={9.5} tone="paper">
        KEEP
      </LeftLetters>
    </>
  );
}

const FOOT: Point = [10, -250, 0];

function Mast() {
  const [cx, cy] = project([10, -250, 128]);
  return (
    <>
      <Box at={[0, -260, 0]} size={[20, 20, 8]} />
      <Disc at={[FOOT[0], FOOT[1], 8]} r={2.4} h={120} tone="deep" />
      {[14, 24, 34].map((r) => {
        const d = Math.round(r * 7) / 10;
        return (
          <path
            key={r}
            className="line cable signal"
            d={`M${cx - d} ${cy - d}A${r} ${r} 0 0 0 ${cx - d} ${cy + d}M${cx + d} ${cy - d}A${r} ${r} 0 0 1 ${cx + d} ${cy + d}`}
          />
        );
      })}
    </>
  );
}
