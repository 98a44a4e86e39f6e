import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Pipe } from '../../kit/pipe.tsx';
import { Box, Line } from '../../kit/solids.tsx';

const [COLUMNS, ROWS] = [5, 4] as const;
const [WIDE, DEEP, HIGH] = [40, 26, 20] as const;
/** The tools whose names can be read, by column and row from below. */
const named: Readonly<Record<string, string>> = {
  '0 0': 'SQL',
  '2 0': 'JAVA',
  '3 1': 'LINUX',
  '1 2': 'REACT',
  '0 3': 'TS',
};
const LEAVES = '4 3';

const containers = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  const key = `${column} ${row}`;
  return {
    key,
    x: column * (WIDE + 2),
    z: row * (HIGH + 1),
    tone: (column * 3 + row * 2) % 4 === 0 ? 'deep' : 'paper',
  } as const;
});

/** Tools as containers on a quay: nineteen stay, and a crane lifts the twentieth away. */
export function QuayScene() {
  return (
    <Drawing
      viewBox="-80 -180 400 390"
      className="max-xl:[&_.lettering]:text-[15px] max-xl:[&_.lettering]:tracking-[-0.05em]"
      label="Twenty containers are stacked on a quay, some with the names of tools; a crane lifts one of them away, and a woman directs it from the ground"
    >
      <Floor from={[-20, -20]} to={[300, 120]} step={40} />
      <Pipe
        r={3}
        tone="deep"
        through={[
          [236, -16, 0],
          [236, -16, 176],
        ]}
      />
      {containers.map(({ key, x, z, tone }) => (
        <g key={key}>
          <Box at={[x, 0, z]} size={[WIDE, DEEP, HIGH]} tone={key === LEAVES ? 'ghost' : tone} />
          {named[key] ? (
            <LeftLetters at={[x + WIDE / 2, DEEP + 0.2, z + 7]} size={9} anchor="middle">
              {named[key]}
            </LeftLetters>
          ) : (
            key !== LEAVES &&
            tone === 'paper' && (
              <LeftFace
                at={[x, DEEP + 0.2, z]}
                marks={[
                  [8, 3, 1, 14, 'faint'],
                  [16, 3, 1, 14, 'faint'],
                  [24, 3, 1, 14, 'faint'],
                  [32, 3, 1, 14, 'faint'],
                ]}
              />
            )
          )}
        </g>
      ))}
      <Pipe
        r={3}
        tone="deep"
        through={[
          [120, -16, 176],
          [290, -16, 176],
        ]}
      />
      <Line
        through={[
          [270, -4, 172],
          [270, -4, 118],
        ]}
      />
      <Box at={[250, -16, 98]} size={[WIDE, DEEP, HIGH]} tone="signal" />
      <Person at={[286, 84, 0]} yaw={235} pose="point" skin={4} top="deep" legs="line" cut="bob" slim />
      <Dimension from={[0, DEEP, 0]} to={[COLUMNS * (WIDE + 2) - 2, DEEP, 0]} away={[0, 34, 0]} label="19 IN USE" />
    </Drawing>
  );
}
