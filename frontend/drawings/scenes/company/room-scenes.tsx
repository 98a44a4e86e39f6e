import type { ReactNode } from 'react';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, RightFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { project } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

/** The things in each room, drawn large. */
export function RoomScene({ room }: { room: keyof typeof drawings }) {
  const { viewBox, things } = drawings[room];
  return <Drawing viewBox={viewBox}>{things}</Drawing>;
}

function Screen({ x, y, marks }: { x: number; y: number; marks: readonly Mark[] }) {
  return (
    <>
      <Box at={[x + 18, y, 44]} size={[10, 8, 6]} />
      <Box at={[x, y + 2, 50]} size={[46, 4, 32]} />
      <LeftFace at={[x, y + 6.2, 50]} marks={[[3, 3, 40, 26, 'glass'], ...marks]} />
    </>
  );
}

const text: readonly Mark[] = [
  [7, 22, 20, 3, 'ink'],
  [7, 16, 30, 2, 'faint'],
  [7, 11, 24, 2, 'faint'],
  [7, 6, 28, 2, 'faint'],
];
const plan: readonly Mark[] = [
  [7, 8, 12, 14, 'second'],
  [23, 8, 16, 5, 'accent'],
  [23, 16, 16, 6, 'cell'],
];

function Workplace({ x, tone }: { x: number; tone: 'paper' | 'deep' }) {
  return (
    <>
      <Box at={[x, 4, 0]} size={[4, 56, 41]} />
      <Box at={[x, 0, 41]} size={[120, 64, 3]} />
      <Screen x={x + 8} y={14} marks={text} />
      <Screen x={x + 62} y={14} marks={plan} />
      <Box at={[x + 40, 40, 44]} size={[36, 14, 2]} tone={tone} />
      <Disc at={[x + 100, 46, 44]} r={5} h={8} tone={tone} />
      <Box at={[x + 116, 4, 0]} size={[4, 56, 41]} />
      <Box at={[x, 56, 0]} size={[4, 4, 41]} />
    </>
  );
}

/** A person at work, seen from behind, on a chair. */
function Sitter({ x }: { x: number }) {
  return (
    <>
      <Box at={[x - 9, 74, 1]} size={[18, 18, 2]} />
      <Box at={[x - 2, 81, 3]} size={[4, 4, 19]} />
      <Box at={[x - 9, 74, 22]} size={[18, 18, 3]} />
      <Person at={[x, 82, 0]} yaw={270} pose="sit" skin={2} top="deep" legs="ink" cut="curly" />
      <Box at={[x - 8, 94, 30]} size={[16, 3, 22]} />
    </>
  );
}

const shelf: readonly Mark[] = [0, 1, 2].flatMap((row): Mark[] =>
  [0, 1, 2, 3, 4, 5, 6].map((place): Mark => {
    const lent = row === 1 && place === 4;
    return [12 + place * 22, 12 + row * 34, 13, 20, lent ? 'hair' : place === 2 && row === 2 ? 'accent' : 'second'];
  }),
);
const numbers = [0, 1, 2, 3, 4, 5, 6];

const units: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6].map((row): Mark => [
  7,
  12 + row * 15,
  42,
  10,
  row === 4 ? 'accent' : 'second',
]);
const idle: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6].map((row): Mark => [7, 12 + row * 15, 42, 10, 'cell']);

const cables = [
  { name: 'WORK', y: 24, kind: 'cable signal' },
  { name: 'TEST', y: 62, kind: 'cable' },
  { name: 'VISITORS', y: 100, kind: 'cable' },
] as const;

function Cables() {
  return (
    <>
      {cables.map(({ name, y, kind }) => (
        <Line
          key={name}
          kind={kind}
          through={[
            [-70, y, 4],
            [10, y, 4],
          ]}
        />
      ))}
      <Box at={[0, 0, 0]} size={[12, 126, 46]} />
      <RightFace at={[12.2, 0, 0]} marks={cables.map(({ y }): Mark => [y - 9, 6, 18, 18, 'glass'])} />
      {cables.map(({ name, y, kind }, index) => (
        <g key={name}>
          <Line
            kind={kind}
            through={[
              [12, y, 14],
              [60, y, 14],
              [60, y, 6],
              [84, y, 6],
            ]}
          />
          <Box
            at={[84, y - 13, 0]}
            size={[92, 24, 16]}
            tone={index === 0 ? 'signal' : index === 1 ? 'deep' : 'paper'}
          />
          <TopLetters at={[92, y + 4, 16]} tone={index < 2 ? 'paper' : 'ink'}>
            {name}
          </TopLetters>
        </g>
      ))}
    </>
  );
}

function Power() {
  return (
    <>
      <Line
        through={[
          [-20, 60, 0.5],
          [180, 60, 0.5],
        ]}
        kind="cable signal"
      />
      <Box at={[-40, 34, 0]} size={[46, 46, 84]} />
      <LeftFace
        at={[-40, 80.2, 0]}
        marks={[0, 1, 2, 3].map((row): Mark => [7, 10 + row * 17, 32, 11, row === 3 ? 'accent' : 'second'])}
      />
      <RightFace at={[6.2, 34, 0]} marks={[[14, 50, 18, 18, 'cell']]} />
      <TopLetters at={[-36, 64, 84]} size={10.5}>
        25 MIN
      </TopLetters>
      <Box at={[72, 22, 0]} size={[130, 76, 6]} />
      <Box at={[80, 28, 6]} size={[112, 64, 54]} tone="deep" />
      <LeftLetters at={[88, 92.2, 38]} size={13}>
        8 HOURS
      </LeftLetters>
      <LeftFace at={[80, 92.2, 6]} marks={[0, 1, 2].map((row): Mark => [8, 6 + row * 7, 96, 3, 'hair'])} />
      <RightFace
        at={[192.2, 28, 6]}
        marks={[
          [10, 10, 44, 34, 'cell'],
          [18, 18, 28, 18, 'hair'],
        ]}
      />
      <Disc at={[176, 44, 60]} r={6} h={28} />
    </>
  );
}

const minutes = [0, 90, 180, 270];

function Copies() {
  const [x, y] = project([120, 92, 48]);
  return (
    <>
      {[0, 1, 2, 3].map((index) => (
        <g key={index}>
          <Box at={[-40 + index * 6, 10, index * 21]} size={[84, 66, 18]} tone={index === 3 ? 'signal' : 'paper'} />
          <LeftFace
            at={[-40 + index * 6, 76.2, index * 21]}
            marks={[
              [6, 4, 44, 10, 'glass'],
              [66, 6, 6, 6, 'ink'],
            ]}
          />
          <LeftLetters at={[-30 + index * 6, 76.4, index * 21 + 6]} size={9.5}>
            {`KEPT ${index + 1}`}
          </LeftLetters>
        </g>
      ))}
      <Box at={[104, 74, 0]} size={[32, 24, 5]} />
      <Box at={[117, 82, 5]} size={[6, 6, 10]} />
      <Wheel at={[120, 84, 48]} r={36} width={8} />
      <g transform={`matrix(0.866 0.5 0 1 ${x} ${y})`}>
        <path className="mark accent" d="M0 0V-29A29 29 0 0 1 27.6 9Z" />
        {minutes.map((turn) => (
          <path key={turn} className="line edge" d="M0-30V-35" transform={`rotate(${turn})`} />
        ))}
      </g>
    </>
  );
}

const drawings = {
  desks: {
    viewBox: '-64 -90 420 290',
    things: (
      <>
        <Workplace x={0} tone="deep" />
        <Sitter x={46} />
        <Workplace x={164} tone="paper" />
        <Person at={[262, 96, 0]} yaw={235} pose="point" skin={4} top="sand" legs="ink" cut="bun" slim long />
      </>
    ),
  },
  devices: {
    viewBox: '-24 -122 200 232',
    things: (
      <>
        <Box at={[0, 0, 0]} size={[176, 16, 118]} />
        <LeftFace at={[0, 16.2, 0]} marks={shelf} />
        {numbers.map((place) => (
          <LeftLetters key={place} at={[18.5 + place * 22, 16.4, 35]} anchor="middle" size={10.5} tone="soft">
            {String(61 + place)}
          </LeftLetters>
        ))}
      </>
    ),
  },
  machines: {
    viewBox: '-66 -132 232 236',
    things: (
      <>
        <Box at={[0, 0, 0]} size={[56, 70, 124]} />
        <LeftFace at={[0, 70.2, 0]} marks={units} />
        <Box at={[78, 0, 0]} size={[56, 70, 124]} />
        <LeftFace at={[78, 70.2, 0]} marks={idle} />
        <Line
          kind="cable signal"
          through={[
            [28, 82, 0.5],
            [106, 82, 0.5],
          ]}
        />
      </>
    ),
  },
  networks: { viewBox: '-160 -56 320 200', things: <Cables /> },
  power: { viewBox: '-112 -70 300 216', things: <Power /> },
  copies: { viewBox: '-104 -96 220 224', things: <Copies /> },
} satisfies Record<string, { viewBox: string; things: ReactNode }>;
