import { Drawing } from '../../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../../kit/faces.tsx';
import { LeftLetters } from '../../../kit/lettering/lettering.tsx';
import { Box, Lift } from '../../../kit/solids.tsx';

const WIDE = 190;
const DEEP = 116;
const THICK = 20;
const STEP = 86;

// The marks on each slab, from the lowest.
const tops: readonly (readonly Mark[])[] = [
  [],
  [84, 96].map((y): Mark => [14, y, 162, 2, 'faint']),
  [],
  [],
  [[14, 14, 162, 88, 'hair']],
];

/** The five layers, lifted apart; the names go from the uppermost down. */
export function LayersScene({ names, label }: { names: readonly string[]; label: string }) {
  const upwards = names.toReversed();
  return (
    <Drawing viewBox="-108 -396 280 556" label={label}>
      {upwards.map((name, index) => {
        const z = index * STEP;
        return (
          <g key={name}>
            {index > 0 && <Lift at={[0, 0, z - STEP + THICK]} size={[WIDE, DEEP, STEP - THICK]} />}
            <Box at={[0, 0, z]} size={[WIDE, DEEP, THICK]} tone={name === 'BUILD' ? 'signal' : 'paper'} />
            <TopFace at={[0, 0, z + THICK]} marks={tops[index] ?? []} />
            <LeftLetters at={[12, DEEP + 0.2, z + 6]}>{name}</LeftLetters>
            <Things on={name} z={z + THICK} />
          </g>
        );
      })}
    </Drawing>
  );
}

function Things({ on, z }: { on: string; z: number }) {
  if (on === 'ACCOUNT')
    return (
      <>
        <Box at={[104, 46, z]} size={[74, 52, 2]} />
        <TopFace
          at={[104, 46, z + 2]}
          marks={[
            [8, 8, 40, 5, 'ink'],
            [8, 20, 56, 3, 'faint'],
            [8, 28, 46, 3, 'faint'],
            [44, 36, 22, 8, 'accent'],
          ]}
        />
      </>
    );
  if (on === 'NETWORK') return <Box at={[118, 74, z]} size={[34, 34, 22]} tone="deep" />;
  if (on === 'BUILD')
    return (
      <>
        <Box at={[122, 56, z]} size={[44, 44, 30]} />
        <TopFace at={[122, 56, z + 30]} marks={[[18, 0, 8, 44, 'faint']]} />
        <LeftLetters at={[144, 100.2, z + 11]} anchor="middle" size={10}>
          v 214
        </LeftLetters>
      </>
    );
  if (on === 'CLUSTER')
    return [56, 100, 144].map((x) => (
      <g key={x}>
        <Box at={[x, 66, z]} size={[32, 34, 30]} />
        <LeftFace
          at={[x, 100.2, z]}
          marks={[
            [5, 6, 22, 6, 'second'],
            [5, 17, 22, 6, 'cell'],
          ]}
        />
      </g>
    ));
  return (
    <>
      <Box at={[60, 56, z]} size={[74, 6, 44]} />
      <LeftFace at={[60, 62.2, z]} marks={graph} />
    </>
  );
}

const graph: readonly Mark[] = [
  [5, 5, 64, 34, 'glass'],
  ...[8, 12, 10, 14, 26, 12, 9].map((high, index): Mark => [
    10 + index * 8,
    9,
    5,
    high,
    index === 4 ? 'accent' : 'second',
  ]),
];
