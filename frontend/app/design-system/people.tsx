import { Drawing, type Look, type Stance, Person, Seated, Pipe, Box, Line } from '@frontdoor/drawings';
import { Specimen } from './specimen.tsx';

const standing: (Look & Omit<Stance, 'at'>)[] = [
  { skin: 3, badge: true },
  { yaw: 90, skin: 1, top: 'white', legs: 'deep', cut: 'bob', slim: true, sleeve: 'short' },
  { yaw: 30, skin: 1, top: 'sand', cut: 'scarf', slim: true, long: true, badge: true },
  { yaw: 60, pose: 'think', skin: 4, legs: 'line', cut: 'long', slim: true, long: true },
  { yaw: 180, pose: 'point', mirror: true, skin: 4, top: 'line', cut: 'curly' },
  { yaw: 225, skin: 2, top: 'ink', cut: 'tail', slim: true },
  { yaw: 315, skin: 2, top: 'white', cut: 'bald', hair: 'grey', glasses: true },
  { yaw: 0, pose: 'point', skin: 3, top: 'deep', cut: 'bun', slim: true, sleeve: 'short' },
];

/** A person stands, thinks, points, sits, carries; at any turn. */
export function People() {
  return (
    <Specimen name="People">
      <Drawing viewBox="-60 -150 1060 330" className="bg-raised">
        {standing.map((look, index) => (
          <Person key={Object.values(look).join(' ')} {...look} at={[index * 50, -index * 50, 0]} />
        ))}
        <Person
          at={[430, -430, 0]}
          pose="carry"
          top="ink"
          legs="line"
          cut="turban"
          beard
          load={<Box at={[439, -441, 59]} size={[16, 22, 15]} tone="signal" />}
        />
        <Seated at={[500, -490, 0]} top="signal" cut="bun" slim glasses />
        <Pipe
          through={[
            [100, 60, 10],
            [160, 0, 10],
            [160, 0, 60],
            [240, 0, 60],
          ]}
          r={5}
          tone="deep"
        />
        <Line
          kind="ghost"
          through={[
            [0, 0, 0],
            [0, 0, 108],
          ]}
        />
      </Drawing>
    </Specimen>
  );
}
