import { Drawing } from '../../../../kit/drawing.tsx';
import { Box, Disc, Line } from '../../../../kit/solids.tsx';
import { Wheel } from '../../../../kit/upright.tsx';

const cups = [
  [26, 62],
  [52, 62],
  [78, 62],
  [104, 62],
] as const;

/** The trolley that comes round at four: a pot, four cups, a tin on the lower shelf. */
export function Tea() {
  return (
    <Drawing viewBox="-145 -142 340 272" label="A trolley on wheels with a steaming pot and four cups">
      <Wheel at={[18, 8, 10]} r={10} />
      <Wheel at={[124, 8, 10]} r={10} />
      <Box at={[0, 0, 20]} size={[142, 84, 6]} tone="plate" />
      <Box at={[22, 22, 26]} size={[40, 34, 22]} tone="deep" />
      <Disc at={[100, 42, 26]} r={17} h={24} />
      {[0, 136].map((x) => (
        <Box key={x} at={[x, 0, 26]} size={[6, 6, 44]} />
      ))}
      {[0, 136].map((x) => (
        <Box key={x} at={[x, 78, 26]} size={[6, 6, 44]} />
      ))}
      <Box at={[0, 0, 70]} size={[142, 84, 6]} tone="plate" />
      <Line
        through={[
          [60, 30, 82],
          [76, 30, 102],
        ]}
      />
      <Disc at={[46, 30, 76]} r={19} h={28} tone="signal" />
      <Disc at={[46, 30, 104]} r={6} h={7} tone="signal" />
      <Disc at={[104, 26, 76]} r={13} h={16} />
      {cups.map(([x, y]) => (
        <Disc key={x} at={[x, y, 76]} r={8} h={9} tone={x === 78 ? 'deep' : 'paper'} />
      ))}
      <Line
        kind="hair"
        through={[
          [30, 30, 124],
          [36, 30, 134],
          [30, 30, 146],
          [36, 30, 156],
        ]}
      />
      <Line
        kind="hair"
        through={[
          [56, 30, 120],
          [62, 30, 132],
          [56, 30, 142],
        ]}
      />
      <Wheel at={[18, 80, 10]} r={10} />
      <Wheel at={[124, 80, 10]} r={10} />
    </Drawing>
  );
}
