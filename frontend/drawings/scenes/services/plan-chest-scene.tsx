import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Line } from '../../kit/solids.tsx';

const COLUMNS = 3;
const [WIDTH, HEIGHT, DEPTH] = [128, 30, 120];
/** The drawer that stands open, counted from the top left. */
const OPEN = 7;
const PULLED = 86;

/** The services' figure: a plan chest of fifteen engraved drawers, one of them open with its sheets, and a person looking in. */
export function PlanChestScene({ plates }: { plates: readonly string[] }) {
  const rows = plates.length / COLUMNS;
  const places = plates.map((plate, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return { plate, index, x: column * WIDTH, z: 14 + (rows - 1 - row) * HEIGHT };
  });
  const fronts = places.flatMap(({ x, z }): Mark[] => [
    [x + 3, z + 2, WIDTH - 6, HEIGHT - 4, 'cell'],
    [x + WIDTH / 2 - 12, z + 5, 24, 4, 'faint'],
  ]);
  const open = places[OPEN];
  return (
    <Drawing
      viewBox="-300 -200 760 620"
      className="big-balloons roomy"
      label="A plan chest with fifteen labelled drawers in three columns; one drawer is pulled out with drawings in it, and a person looks in"
    >
      <Floor from={[-40, -40]} to={[440, 320]} />
      <Box at={[0, 0, 0]} size={[COLUMNS * WIDTH, DEPTH, 14]} tone="deep" />
      <Box at={[0, 0, 14]} size={[COLUMNS * WIDTH, DEPTH, rows * HEIGHT]} />
      <Box at={[-6, -6, 14 + rows * HEIGHT]} size={[COLUMNS * WIDTH + 12, DEPTH + 12, 5]} />
      <Box at={[40, 24, 19 + rows * HEIGHT]} size={[120, 70, 3]} tone="plate" />
      <TopFace
        at={[40, 24, 22.2 + rows * HEIGHT]}
        marks={[
          [12, 12, 60, 40, 'cell'],
          [84, 12, 24, 20, 'accent'],
        ]}
      />
      <LeftFace at={[0, DEPTH + 0.2, 0]} marks={fronts} />
      {places
        .filter(({ index }) => index !== OPEN)
        .map(({ plate, x, z }) => (
          <LeftLetters key={plate} at={[x + 10, DEPTH + 0.4, z + 12.5]} size={12}>
            {plate}
          </LeftLetters>
        ))}
      {open && <OpenDrawer x={open.x} z={open.z} plate={open.plate} />}
      <Person at={[330, 246, 0]} yaw={200} pose="think" skin={3} top="white" legs="ink" cut="bob" slim glasses />
      <Callout at={[200, 190, 100]} to={[250, -120]} text="Who signs for it" measure="one name a drawer" />
      <Dimension from={[0, DEPTH, 0]} to={[COLUMNS * WIDTH, DEPTH, 0]} away={[0, 150, 0]} label="15 TRADES" />
    </Drawing>
  );
}

function OpenDrawer({ x, z, plate }: { x: number; z: number; plate: string }) {
  const front = DEPTH + PULLED;
  return (
    <>
      <Box at={[x + 3, DEPTH, z + 2]} size={[WIDTH - 6, PULLED, 12]} tone="signal" />
      <TopFace
        at={[x + 3, DEPTH, z + 14.2]}
        marks={[
          [6, 6, WIDTH - 18, PULLED - 16, 'glass'],
          [16, 16, 40, 26, 'cell'],
          [66, 16, 34, 5, 'ink'],
          [66, 28, 30, 3, 'faint'],
          [66, 36, 34, 3, 'faint'],
        ]}
      />
      <Box at={[x + 1, front, z]} size={[WIDTH - 2, 5, HEIGHT - 2]} />
      <LeftLetters at={[x + 10, front + 5.2, z + 12.5]} size={12} tone="signal">
        {plate}
      </LeftLetters>
      <LeftFace at={[x, front + 5.2, z]} marks={[[WIDTH / 2 - 12, 5, 24, 4, 'ink']]} />
      <Line
        kind="ghost"
        through={[
          [x + 1, front, 0],
          [x + WIDTH - 1, front, 0],
        ]}
      />
    </>
  );
}
