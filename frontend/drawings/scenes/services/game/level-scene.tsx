import { Balloon, Dimension, Floor } from '../../../kit/lettering/annotations.tsx';
import { Callout } from '../../../kit/lettering/callout.tsx';
import { Drawing } from '../../../kit/drawing.tsx';
import { RightFace, TopFace, type Mark } from '../../../kit/faces.tsx';
import { LeftLetters, RightLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { Box, Disc, Lift, Line, type Tone } from '../../../kit/solids.tsx';
import type { Point } from '../../../kit/projection.ts';

const TILE = 44;
const t = (tiles: number) => tiles * TILE;
const FRAMES = 24;
/** Where the player is in each frame: from the edge, four tiles far and three high. */
const jumpAt = (frame: number): Point => {
  const part = frame / FRAMES;
  return [t(2.5) + t(4) * part, t(1), t(1) + t(3) * 4 * part * (1 - part)];
};
const FACE = 26;

/** The hero's figure: a small level; the jump over its gap is measured in tiles and in frames. */
export function LevelScene() {
  return (
    <Drawing
      className="big-balloons roomy"
      viewBox="-205 -185 905 575"
      label="A small isometric game level: an orange cube jumps along an arc four tiles long over water, a second player waits, a platform moves between two posts, and a flag stands on a tower"
    >
      <Floor from={[-44, -264]} to={[528, 220]} step={TILE} />
      <Tower />
      <Ground />
      <Box at={[t(3), t(0), 0]} size={[t(3), t(3), 8]} tone="deep" />
      <TopFace at={[t(3), 0, 8]} marks={waves} />
      <Box at={[0, 0, 0]} size={[t(3), t(3), TILE]} />
      <TopFace at={[0, 0, TILE]} marks={grid(3, 3)} />
      <Box at={[t(0.2), t(0.2), TILE]} size={[t(0.8), t(0.8), t(0.5)]} tone="paper" />
      <LeftLetters at={[10, t(3), 16]} size={13}>
        LEVEL 1
      </LeftLetters>
      <Box at={[t(6), 0, 0]} size={[t(5), t(3), TILE]} />
      <TopFace at={[t(6), 0, TILE]} marks={grid(5, 3)} />
      <Jump />
      <Player at={[t(9.2), t(0.9), TILE]} tone="deep" />
      <Floor from={[t(3), t(5)]} to={[t(7), t(8)]} step={TILE} />
      <Person at={[t(5), t(7), 0]} yaw={290} pose="think" cut="curly" top="sand" glasses />
      <Dimension from={[t(2.5), t(3), 0]} to={[t(6.5), t(3), 0]} away={[0, t(1), 0]} label="24 FRAMES, 400 MS" />
      <Dimension from={[t(11), t(0), 0]} to={[t(11), t(-4), 0]} away={[t(0.9), 0, 0]} label="MOVES IN 2.0 S" />
      <Balloon at={jumpAt(12)} to={[205, -140]} label="A" />
      <Balloon at={[t(9.2) + 10, t(0.9) + 8, TILE + FACE]} to={[292, 62]} label="B" />
      <Balloon at={[t(9), t(-1.4), t(1.3) + 10]} to={[400, -30]} label="C" />
      <Balloon at={[t(9.8), t(-5) - 22, t(4.2) + 14]} to={[668, -150]} label="D" />
      <Callout
        at={[t(3) + 18, t(1) + 20, TILE + 8]}
        to={[20, -118]}
        side="left"
        text="A press 100 ms late"
        measure="still counts"
      />
    </Drawing>
  );
}

const waves: readonly Mark[] = [
  [14, 18, 40, 2, 'faint'],
  [60, 50, 50, 2, 'faint'],
  [20, 84, 44, 2, 'faint'],
  [70, 112, 40, 2, 'faint'],
];

const grid = (columns: number, rows: number): readonly Mark[] => [
  ...Array.from({ length: columns - 1 }, (_, at) => [t(at + 1), 0, 0, t(rows), 'hair'] as const),
  ...Array.from({ length: rows - 1 }, (_, at) => [0, t(at + 1), t(columns), 0, 'hair'] as const),
];

function Player({ at, tone }: { at: Point; tone: Tone }) {
  const [x, y, z] = at;
  return (
    <>
      <Box at={at} size={[FACE, FACE, FACE]} tone={tone} />
      <RightFace
        at={[x + FACE, y, z]}
        marks={[
          [5, 13, 4, 6, 'ink'],
          [15, 13, 4, 6, 'ink'],
        ]}
      />
    </>
  );
}

/** The arc with a place for every fourth frame, the time in which a late press counts, and the player at the top of the jump. */
function Jump() {
  const middle = FACE / 2;
  const arc = Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const [x, y, z] = jumpAt(frame);
    return [x + middle, y + middle, z + middle] as const;
  });
  return (
    <>
      <Box at={[t(3) + 4, t(1), TILE]} size={[FACE, FACE, FACE]} tone="ghost" />
      <Line kind="cable signal" through={arc} />
      {[6, 18].map((frame) => (
        <Box key={frame} at={jumpAt(frame)} size={[FACE, FACE, FACE]} tone="ghost" />
      ))}
      <Box at={jumpAt(0)} size={[FACE, FACE, FACE]} tone="ghost" />
      <Box at={jumpAt(24)} size={[FACE, FACE, FACE]} tone="ghost" />
      <Player at={jumpAt(12)} tone="signal" />
    </>
  );
}

/** The strip behind: steps up to the platform that the server moves. */
function Ground() {
  return (
    <>
      <Lift at={[t(8.6), t(-2), 0]} size={[t(1.4), t(0.9), t(2.6)]} />
      <Box at={[t(8.6), t(-1.9), t(1.3)]} size={[t(1.4), t(1.2), 10]} tone="deep" />
      <Line
        kind="ghost"
        through={[
          [t(9.3), t(-1.3), t(1.3)],
          [t(9.3), t(-1.3), 0],
        ]}
      />
    </>
  );
}

function Tower() {
  const [x, y] = [t(8), t(-6)];
  return (
    <>
      <Box at={[x, y, 0]} size={[t(3), t(2), t(2)]} />
      <TopFace at={[x, y, t(2)]} marks={grid(3, 2)} />
      <Box at={[x + t(1), y + t(0.2), t(2)]} size={[t(1.6), t(1.6), t(1)]} />
      <RightLetters at={[x + t(3), y + t(1.8), 54]} size={13}>
        60 FPS
      </RightLetters>
      <RightFace at={[x + t(3), y, 0]} marks={[[t(0.7), 0, 24, 36, 'second']]} />
      <Disc at={[t(9.8), t(-5), t(3)]} r={6} h={5} />
      <Box at={[t(9.8) - 2, t(-5) - 2, t(3) + 5]} size={[4, 4, t(2)]} />
      <RightFace at={[t(9.8), t(-5), t(4.2)]} marks={[[-44, 0, 42, 26, 'second']]} />
    </>
  );
}
