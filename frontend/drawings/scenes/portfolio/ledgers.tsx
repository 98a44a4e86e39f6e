import { Box, Hatch, Measure, Press, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

const branches = [
  ['Ilkley', 'due 08:55', 0],
  ['Headingley', '36,480', 36.48],
  ['Roundhay', '33,115', 33.115],
  ['Otley', '28,940', 28.94],
] as const;

/** The sum of the night by branch; the one that is missing stands first. */
export function LedgerScreen({ work }: WorkProps) {
  return (
    <Screen size={[420, 280]} label="Takings of the branches at 08:52, three in and one missing, which stands first">
      <Box at={[0, 0, 420, 280]} look="raised" />
      <Box at={[0, 0, 420, 44]} look="dark" />
      <Say at={[20, 28]} look="d fill-paper!" size={19}>
        {work.name}
      </Say>
      <Say at={[400, 28]} look="m end fill-paper!" size={14}>
        08:52
      </Say>
      <Say at={[20, 68]} look="m soft" size={12}>
        Group 1 of 5
      </Say>
      <Say at={[400, 68]} look="m soft end" size={12}>
        in GBP
      </Say>
      {branches.map(([branch, sum, size], row) => (
        <g key={branch}>
          <Stroke d={`M0 ${78 + row * 38}h420`} look="rule" />
          {!size && <Box at={[0, 79, 6, 36]} look="signal bare" />}
          <Say at={[20, 103 + row * 38]} look="b" size={15}>
            {branch}
          </Say>
          {size ? <Box at={[124, 89 + row * 38, size * 4, 18]} look="deep bare" /> : <Hatch at={[124, 89, 152, 18]} />}
          <Say at={[400, 103 + row * 38]} look={size ? 'm end' : 'm hot end'} size={15}>
            {sum}
          </Say>
        </g>
      ))}
      <Stroke d="M0 232H420" look="thick" />
      <Say at={[20, 262]} look="b" size={15}>
        3 of 4 are in
      </Say>
      <Say at={[400, 264]} look="d end" size={22}>
        98,535
      </Say>
    </Screen>
  );
}

const fees = [
  ['Tuition, term 2', '₹ 18,500'],
  ['Bus, route 4', '₹ 4,200'],
  ['Lunch, 61 days', '₹ 2,300'],
] as const;

/** The fees of a term, on a phone; and the queue of the first Monday. */
export function FeesScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="School fees of ₹ 25,000 on a phone, and the queue on the first Monday: 64 parents, then three"
    >
      <rect className="raised" width="216" height="280" rx="18" />
      <Say at={[18, 36]} look="d" size={17}>
        {work.client}
      </Say>
      <Say at={[18, 58]} look="soft" size={14}>
        Anika, class 6 B
      </Say>
      {fees.map(([what, price], row) => (
        <g key={what}>
          <Stroke d={`M18 ${72 + row * 32}h180`} look="rule" />
          <Say at={[18, 94 + row * 32]} size={14}>
            {what}
          </Say>
          <Say at={[198, 94 + row * 32]} look="m end">
            {price}
          </Say>
        </g>
      ))}
      <Stroke d="M18 168H198" />
      <Say at={[18, 194]} look="b" size={14}>
        Until 15 June
      </Say>
      <Say at={[198, 195]} look="d end" size={17}>
        ₹ 25,000
      </Say>
      <Press at={[18, 210, 180, 42]}>Pay with UPI</Press>
      <Say at={[244, 22]} look="b" size={14}>
        At the office window
      </Say>
      <Say at={[244, 42]} look="m soft" size={12}>
        first Monday
      </Say>
      {Array.from({ length: 64 }, (_, at) => (
        <circle key={at} className="shade" cx={249 + (at % 13) * 13} cy={62 + Math.floor(at / 13) * 13} r="4.5" />
      ))}
      <Say at={[244, 152]} look="d" size={19}>
        64
      </Say>
      <Say at={[274, 151]} look="soft" size={14}>
        the year before
      </Say>
      {[0, 1, 2].map((at) => (
        <circle key={at} className="signal" cx={249 + at * 13} cy="190" r="4.5" />
      ))}
      <Say at={[244, 222]} look="d" size={19}>
        3
      </Say>
      <Say at={[262, 221]} look="soft" size={14}>
        since
      </Say>
      <Measure from={[244, 246]} length={161}>
        one dot, one parent
      </Measure>
    </Screen>
  );
}

const weights = [
  ['Film', '38 MB', '40 min'],
  ['Pictures and voice', '2.1 MB', '2 min 11 s'],
  ['Text', '90 kB', '6 s'],
] as const;

/** One lesson in three weights, each with the time that it takes on the line of today. */
export function LessonScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="A lesson in three weights with the minutes that each takes on a line of 128 kbit a second"
    >
      <Window size={[420, 280]} url={work.url} path="/levers" />
      <Say at={[20, 60]} look="d" size={19}>
        Why a long lever is strong
      </Say>
      <Box at={[20, 74, 170, 108]} look="side" />
      <Stroke d="M36 162 176 110M92 142l-12 24h24ZM150 96h26v18h-26z" />
      <Box at={[36, 132, 22, 24]} look="signal" />
      <Say at={[20, 206]} look="m soft" size={12}>
        page 3 of 9
      </Say>
      <Box at={[20, 216, 170, 8]} look="side bare" />
      <Box at={[20, 216, 57, 8]} look="deep bare" />
      <Say at={[20, 252]} look="b" size={14}>
        Kept until Sunday
      </Say>
      {weights.map(([what, size, time], row) => {
        const chosen = row === 1;
        return (
          <g key={what}>
            <Box at={[210, 74 + row * 58, 190, 50]} look={chosen ? 'pale thick' : 'raised'} />
            <Say at={[222, 94 + row * 58]} look="b" size={14}>
              {what}
            </Say>
            <Say at={[222, 114 + row * 58]} look="m soft" size={12}>
              {size}
            </Say>
            <Say at={[388, 114 + row * 58]} look={chosen ? 'm end' : 'm soft end'} size={12}>
              {time}
            </Say>
          </g>
        );
      })}
      <Say at={[400, 264]} look="m hot end" size={12}>
        line of today: 128 kbit/s
      </Say>
    </Screen>
  );
}
