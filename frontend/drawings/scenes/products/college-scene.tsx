import { Balloon, Dimension } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, type Tone } from '../../kit/solids.tsx';

const SEATS = 12;
const PITCH = 34;
/** Room for the row's letter, which no seat stands before. */
const AISLE = 28;
const WIDTH = AISLE + SEATS * PITCH;
const TREAD = 52;
const RISE = 26;

/** From the last row to the first, one letter a seat: 1 first round, 2 second round, q the institute's quota, o open. */
const rows = [
  { name: 'E', seats: '2222qqqqqqoo' },
  { name: 'D', seats: '112222222222' },
  { name: 'C', seats: '111111111111' },
  { name: 'B', seats: '111111111111' },
  { name: 'A', seats: '111111111111' },
] as const;
const tones: Record<string, Tone> = { '1': 'paper', '2': 'deep', q: 'plate', o: 'ghost' };

function Tier({ name, seats, index }: { name: string; seats: string; index: number }) {
  const y = index * TREAD;
  const height = (rows.length - index) * RISE;
  return (
    <>
      <Box at={[0, y, 0]} size={[WIDTH, TREAD, height]} tone="plate" />
      <LeftLetters at={[3, y + TREAD, height - 17]} size={13} tone="soft">
        {name}
      </LeftLetters>
      {Array.from(seats, (letter, seat) => {
        const x = AISLE + seat * PITCH;
        const tone = tones[letter] ?? 'paper';
        return (
          <g key={x}>
            <Box at={[x, y + 6, height]} size={[24, 5, 28]} tone={tone} />
            {letter !== 'o' && <Box at={[x, y + 11, height]} size={[24, 19, 11]} tone={tone} />}
            {letter === 'q' && (
              <g className="quota">
                <LeftLetters at={[x + 8, y + 11.4, height + 15]} size={11}>
                  Q
                </LeftLetters>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** A lecture hall of sixty seats, in the order in which counselling filled them. */
export function CollegeScene() {
  const front = rows.length * TREAD;
  return (
    <Drawing
      viewBox="-350 -170 790 660"
      className="big-balloons max-md:[&_.quota_.lettering]:[display:inline]! max-md:[&_.quota_.lettering]:[font-size:20px]"
      label="A lecture hall of five rows with twelve seats each; most are filled by two rounds of counselling, six by the quota, two are open"
    >
      <Box at={[0, front, -8]} size={[WIDTH, 130, 8]} tone="plate" />
      {rows.map((row, index) => (
        <Tier key={row.name} {...row} index={index} />
      ))}
      <Box at={[250, front + 62, 0]} size={[46, 34, 46]} tone="signal" />
      <Person at={[210, front + 84, 0]} yaw={290} pose="point" top="deep" legs="ink" cut="tail" skin={2} long />
      <g className="max-md:hidden">
        <Dimension
          from={[0, front + 130, -8]}
          to={[WIDTH, front + 130, -8]}
          away={[0, 24, 0]}
          label="12 SEATS IN 5 ROWS = 60"
        />
      </g>
      <Balloon at={[40, 168, 90]} to={[-190, -20]} label="A" />
      <Balloon at={[40, 8, 158]} to={[-90, -140]} label="B" />
      <Balloon at={[246, 8, 158]} to={[190, -140]} label="C" />
      <Balloon at={[420, 8, 158]} to={[400, -20]} label="D" />
    </Drawing>
  );
}
