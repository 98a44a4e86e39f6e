import { Box, Measure, Press, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

/** Oven, hour, hours in it, dough, pieces. */
const batches = [
  [0, 2, 1.5, 'Rye', 90],
  [0, 3.75, 1.75, 'White tin', 110],
  [1, 2.5, 1.25, 'Croissant', 150],
  [1, 4, 1.25, 'Croissant', 130],
  [2, 2.25, 1.25, 'Bun', 100],
  [2, 3.75, 1.5, 'Seeded', 80],
] as const;
const acrossNight = (hour: number) => 62 + (hour - 2) * 82;

/** The night's ovens as bars between two and six o'clock. */
export function OvensScreen({ work }: WorkProps) {
  return (
    <Screen size={[420, 280]} label="Three ovens between two and six at night, six batches in them, 660 pieces in all">
      <Box at={[0, 0, 420, 280]} look="raised" />
      <Say at={[16, 32]} look="d" size={19}>
        {work.client}
      </Say>
      <Say at={[404, 31]} look="m soft end" size={14}>
        night to Wednesday
      </Say>
      {[2, 3, 4, 5, 6].map((hour) => (
        <g key={hour}>
          <Say at={[acrossNight(hour), 62]} look="m soft middle" size={12}>
            {`0${hour}:00`}
          </Say>
          <Stroke d={`M${acrossNight(hour)} 70V220`} look="rule" />
        </g>
      ))}
      {[0, 1, 2].map((oven) => (
        <g key={oven}>
          <Box at={[16, 76 + oven * 50, 32, 40]} look="shade" />
          <Stroke d={`M21 ${84 + oven * 50}h22v12h-22z`} look="dark" />
          <Say at={[32, 112 + oven * 50]} look="m middle" size={12}>
            {oven + 1}
          </Say>
        </g>
      ))}
      {batches.map(([oven, hour, long, dough, pieces]) => {
        const moved = oven === 0 && hour > 3;
        return (
          <g key={`${oven}${hour}`}>
            <Box at={[acrossNight(hour), 76 + oven * 50, long * 82, 40]} look={moved ? 'signal' : 'pale'} />
            <Say at={[acrossNight(hour) + 8, 94 + oven * 50]} look={moved ? 'b on' : 'b'} size={14}>
              {dough}
            </Say>
            <Say at={[acrossNight(hour) + 8, 110 + oven * 50]} look={moved ? 'm on' : 'm'} size={12}>
              {pieces}
            </Say>
          </g>
        );
      })}
      <Stroke d="M16 232H404" />
      <Say at={[16, 260]} look="b" size={14}>
        660 pieces for 41 doors
      </Say>
      <Say at={[404, 261]} look="d end" size={17}>
        van 06:30
      </Say>
    </Screen>
  );
}

const rooms = [
  ['1', '1.0'],
  ['2', '0.9'],
  ['3', '2.4'],
  ['4', '1.1'],
  ['5', '1.0'],
] as const;

/** Five cold rooms, and the curve of the one with an open door. */
export function ColdRoomsScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="The temperature of five cold rooms; the curve of the third leaves its band for 22 minutes and returns"
    >
      <Window size={[420, 280]} url={work.url} path="/tonight" />
      {rooms.map(([room, degrees], at) => {
        const [x, open] = [20 + at * 77, room === '3'];
        return (
          <g key={room}>
            <Box at={[x, 46, 71, 50]} look={open ? 'blush thick' : 'raised'} />
            <Say at={[x + 8, 63]} look="m soft" size={12}>
              {`Room ${room}`}
            </Say>
            <Say at={[x + 8, 87]} look="d" size={19}>
              {degrees}
            </Say>
            <Say at={[x + 63, 87]} look="soft end" size={14}>
              C
            </Say>
          </g>
        );
      })}
      <Box at={[50, 182, 350, 36]} look="pale bare" />
      <Stroke d="M50 116V236H400" />
      <Say at={[44, 187]} look="m soft end" size={12}>
        1.5
      </Say>
      <Say at={[44, 222]} look="m soft end" size={12}>
        0.5
      </Say>
      <Stroke
        d="M50 200Q70 192 90 200T130 200 160 198L176 194C200 150 214 128 232 130S256 176 270 192C290 206 320 200 340 199T400 201"
        look="red"
      />
      <Stroke d="M184 182V236M262 182V236" look="dashed" />
      <Say at={[246, 134]} look="b" size={14}>
        door open, keeper called
      </Say>
      <Measure from={[184, 246]} length={78}>
        22 min
      </Measure>
      <Say at={[50, 264]} look="m soft" size={12}>
        02:00
      </Say>
      <Say at={[400, 264]} look="m soft end" size={12}>
        04:00
      </Say>
    </Screen>
  );
}

/** A twill of eight threads, raised where the warp lies on top. */
const lifted = Array.from({ length: 144 }, (_, at) => [at % 12, Math.floor(at / 12)] as const).filter(
  ([column, row]) => (column + row) % 4 < 2,
);

const choices = [
  ['Weave', 'twill 2/2'],
  ['Yarn', 'cotton, linen'],
  ['Width', '140 cm'],
  ['Length', '60 m'],
] as const;

/** A cloth as it will be woven, and its price by the metre. */
export function ClothScreen({ work }: WorkProps) {
  return (
    <Screen size={[420, 280]} label="A twill drawn thread by thread, and an order of sixty metres for ₹ 25,200">
      <Box at={[0, 0, 420, 280]} look="raised" />
      <Box at={[20, 20, 180, 180]} look="blush" />
      <path
        className="deep bare"
        d={lifted.map(([column, row]) => `M${20 + column * 15} ${20 + row * 15}h15v15h-15z`).join('')}
      />
      <Stroke
        d="M35 20v180M65 20v180M95 20v180M125 20v180M155 20v180M185 20v180M50 20v180M80 20v180M110 20v180M140 20v180M170 20v180"
        look="quiet"
      />
      <Box at={[20, 20, 180, 180]} />
      <Measure from={[20, 218]} length={180}>
        12 threads, 6 mm
      </Measure>
      <Say at={[20, 266]} look="soft" size={14}>
        a sample is sent on Friday
      </Say>
      <Say at={[224, 38]} look="d" size={19}>
        {work.client}
      </Say>
      {choices.map(([what, chosen], row) => (
        <g key={what}>
          <Stroke d={`M224 ${54 + row * 30}h176`} look="rule" />
          <Say at={[224, 75 + row * 30]} look="soft" size={14}>
            {what}
          </Say>
          <Say at={[400, 75 + row * 30]} look="m end" size={14}>
            {chosen}
          </Say>
        </g>
      ))}
      <Stroke d="M224 174H400" />
      <Say at={[224, 198]} look="m soft" size={14}>
        at ₹ 420
      </Say>
      <Say at={[400, 199]} look="d end" size={17}>
        ₹ 25,200
      </Say>
      <Press at={[224, 220, 176, 42]}>Send to loom 6</Press>
    </Screen>
  );
}

const stations = [
  ['Arm', '09:12'],
  ['Van', '09:40'],
  ['Desk', '10:25'],
  ['Rack', '10:31'],
  ['Report', '16:10'],
] as const;
const LATE = 15;

/** A rack seen from above with one late tube, and the way that it has come. */
export function TubesScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="A rack of 24 tubes with one that is late, and its five stations from the arm to the report"
    >
      <Window size={[420, 280]} url={work.url} path="/rack-11" />
      <Box at={[20, 46, 226, 154]} look="side" />
      {Array.from({ length: 24 }, (_, tube) => {
        const [cx, cy] = [47 + (tube % 6) * 34, 72 + Math.floor(tube / 6) * 34];
        const look = tube === LATE ? 'signal' : tube > 20 ? 'raised' : 'pale';
        return (
          <g key={tube}>
            <circle className={look} cx={cx} cy={cy} r="13" />
            {tube <= 20 && <circle className={tube === LATE ? 'blush' : 'deep'} cx={cx} cy={cy} r="5" />}
          </g>
        );
      })}
      <Stroke d="M162 140 262 92" look="red" />
      <Say at={[266, 66]} look="m soft" size={12}>
        Row C, place 4
      </Say>
      <Say at={[266, 92]} look="d" size={22}>
        CS-4016
      </Say>
      <Say at={[266, 118]} look="hot b" size={14}>
        late by 25 min
      </Say>
      <Say at={[266, 150]} look="soft" size={14}>
        20 others are on time,
      </Say>
      <Say at={[266, 169]} look="soft" size={14}>
        3 places are free
      </Say>
      <Stroke d="M40 226H292" look="blue" />
      <Stroke d="M292 226H380" look="dashed" />
      {stations.map(([station, time], at) => (
        <g key={station}>
          <circle className={at < 4 ? 'deep' : 'raised'} cx={40 + at * 85} cy="226" r="5" />
          <Say at={[40 + at * 85, 250]} look="b middle">
            {station}
          </Say>
          <Say at={[40 + at * 85, 267]} look="m soft middle" size={12}>
            {time}
          </Say>
        </g>
      ))}
    </Screen>
  );
}
