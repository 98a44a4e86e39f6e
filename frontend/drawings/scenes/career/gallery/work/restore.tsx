import { Drawing } from '../../../../kit/drawing.tsx';
import { TopFace } from '../../../../kit/faces.tsx';
import { project } from '../../../../kit/projection.ts';
import { Box, Disc, Line } from '../../../../kit/solids.tsx';
import { Wheel } from '../../../../kit/upright.tsx';

const [x, y] = project([146, 142, 36]);

/** A database put together again from its copy, with a stop-watch beside it. */
export function Restore() {
  return (
    <Drawing viewBox="-151 -79 340 272" label="Two stacks of discs, an arrow from one to the other, and a stop-watch">
      <Box at={[0, 0, 0]} size={[170, 126, 6]} tone="plate" />
      <Line
        kind="cable signal"
        through={[
          [44, 44, 6],
          [44, 96, 6],
          [124, 96, 6],
          [124, 52, 6],
        ]}
      />
      {[0, 1, 2].map((level) => (
        <Disc key={level} at={[44, 44, 6 + level * 21]} r={30} h={16} tone={level === 2 ? 'deep' : 'paper'} />
      ))}
      <Disc at={[124, 46, 6]} r={30} h={16} />
      <Disc at={[124, 46, 27]} r={30} h={16} />
      <Disc at={[124, 46, 62]} r={30} h={16} tone="signal" />
      <TopFace at={[76, 86, 6]} marks={[[0, 2, 16, 16, 'ink']]} />
      <Box at={[142, 138, 64]} size={[8, 8, 9]} tone="deep" />
      <Wheel at={[146, 138, 36]} r={30} width={8} />
      <g className="solid">
        <path className="line signal" d={`M${x} ${y + 4}v-22M${x} ${y + 4}l12 12`} />
        <circle className="line" cx={x} cy={y + 4} r="2" />
      </g>
    </Drawing>
  );
}
