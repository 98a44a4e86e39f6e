import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { LeftFace } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { project, type Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

/** The client of a drawer, and the years of the systems in it. */
interface Client {
  name: string;
  /** A path in a square of 28. */
  mark: string;
  systems: readonly number[];
}

const [WIDTH, HEIGHT, DEPTH, FOOT] = [170, 36, 130, 22];
const TOP = FOOT + 7 * HEIGHT + 6;
const OUT = 44;

/** Where the front of a drawer begins: the left column first, from below, so that the first one covers no name when it is open. */
const placeOf = (index: number): Point => [
  6 + Math.floor(index / 7) * (WIDTH + 8),
  DEPTH + 0.2,
  FOOT + (index % 7) * HEIGHT,
];

/** A drawer's label: the mark, the name, and a dot for each system. */
function Label({ client, at: [x, y, z] }: { client: Client; at: Point }) {
  const [left, top] = project([x + 10, y, z + 27]);
  return (
    <>
      <LeftFace at={[x, y, z]} marks={[[0, 2, WIDTH, HEIGHT - 4, 'glass']]} />
      <path className="line" d={client.mark} transform={`matrix(.62 .36 0 .72 ${left} ${top})`} />
      <LeftLetters at={[x + 34, y, z + 15]} size={12}>
        {client.name}
      </LeftLetters>
      <LeftFace
        at={[x, y, z]}
        marks={client.systems.map((_, dot) => [34 + dot * 9, 7, 5, 5, dot ? 'second' : 'accent'] as const)}
      />
    </>
  );
}

const rolls = [
  [40, 60, 46],
  [62, 66, 62],
  [50, 82, 54],
  [74, 84, 40],
] as const;

type ChestSceneProps = DrawingWithParts & { clients: readonly Client[] };

/** A plan chest with a drawer for every client; the oldest client's is open. */
export function ChestScene({ clients, parts }: ChestSceneProps) {
  const [oldest, ...others] = clients;
  const [x, , z] = placeOf(0);
  const sheets = clients.reduce((sum, { systems }) => sum + systems.length, 0);
  const last = placeOf(clients.length - 1);
  const balloons: readonly BalloonMark[] = [
    { label: 'A', at: [x + 6, DEPTH + OUT, z + 20], to: [-290, -20] },
    { label: 'B', at: [last[0] + WIDTH - 10, DEPTH, last[2] + 16], to: [330, 20] },
  ];
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      viewBox="-330 -330 700 680"
      className="big-balloons"
      label="A plan chest with fourteen drawers, each with a client’s mark and name; the oldest client’s is open, and a woman stands before it"
    >
      <Floor from={[-40, -40]} to={[440, 320]} />
      {/* On the ground, below the open drawer. */}
      <Dimension
        from={[6, DEPTH, 0]}
        to={[354, DEPTH, 0]}
        away={[0, 150, 0]}
        label={`${clients.length} DRAWERS, ${sheets} SHEETS`}
      />
      <Box at={[8, 8, 0]} size={[344, DEPTH - 16, FOOT]} />
      <Box at={[0, 0, FOOT]} size={[360, DEPTH, TOP - FOOT]} />
      {others.map((client, index) => (
        <Label key={client.name} client={client} at={placeOf(index + 1)} />
      ))}
      <Box at={[-6, -6, TOP]} size={[372, DEPTH + 12, 7]} tone="plate" />
      <Box at={[200, 26, TOP + 7]} size={[120, 76, 2]} />
      <Box at={[210, 34, TOP + 9]} size={[100, 60, 2]} tone="deep" />
      <Disc at={[338, 30, TOP + 7]} r={9} h={15} tone="signal" />
      <Line
        kind="hair"
        through={[
          [224, 46, TOP + 11],
          [286, 46, TOP + 11],
          [286, 80, TOP + 11],
          [224, 80, TOP + 11],
          [224, 46, TOP + 11],
        ]}
      />
      {oldest && (
        <>
          <Box at={[x, DEPTH, z + 2]} size={[WIDTH, OUT, HEIGHT - 4]} tone="signal" />
          <Box at={[x + 5, DEPTH + 1, z + HEIGHT - 2]} size={[WIDTH - 10, OUT - 6, 1]} tone="plate" />
          {[0, 1, 2].map((sheet) => (
            <Box
              key={sheet}
              at={[x + 14 + sheet * 7, DEPTH + 6 + sheet * 4, z + HEIGHT - 1 + sheet * 5]}
              size={[WIDTH - 34, OUT - 20, 2]}
              tone={sheet === 2 ? 'deep' : 'paper'}
            />
          ))}
          <Label client={oldest} at={[x, DEPTH + OUT + 0.2, z]} />
        </>
      )}
      <Disc at={[36, 246, 0]} r={30} h={38} />
      {rolls.map(([right, down, height]) => (
        <Disc key={right} at={[right - 20, down + 174, 30]} r={8} h={height} tone={height > 60 ? 'deep' : 'paper'} />
      ))}
      <Person at={[262, 236, 0]} yaw={250} pose="think" cut="bun" top="signal" long slim skin={3} />
    </Drawing>
  );
}
