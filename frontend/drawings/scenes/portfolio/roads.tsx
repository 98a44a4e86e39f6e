import { Box, Measure, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

const lorries = [
  ['14', 96, 168],
  ['31', 172, 128],
  ['08', 262, 138],
] as const;

/** Two ports, one road, three lorries, and the slot at the gate. */
export function HaulScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="A map with a road of 146 km between two ports, three lorries on it, and a gate slot at 13:40"
    >
      <Window size={[420, 280]} url={work.url} path="/today" />
      <Stroke d="M0 124 40 150 62 190 50 236 84 280H0Z" look="pale" />
      <Stroke d="M420 44 384 70 396 112 372 150 388 186H420Z" look="pale" />
      <Stroke d="M0 140 28 162 46 194 34 238 60 280M420 60 400 76 408 112 388 148 404 180" look="quiet" />
      <Stroke d="M58 196 96 168 132 160 172 128 216 142 262 138 306 96 378 108" look="blue" />
      <Box at={[48, 186, 20, 20]} look="dark" />
      <Box at={[368, 98, 20, 20]} look="dark" />
      <Say at={[76, 212]} look="b" size={14}>
        Jebel Ali
      </Say>
      <Say at={[364, 90]} look="b end" size={14}>
        Khor Fakkan
      </Say>
      {lorries.map(([number, x, y]) => (
        <g key={number}>
          <Box at={[x - 17, y - 11, 34, 22]} look={number === '08' ? 'signal' : 'raised'} />
          <Say at={[x, y + 5]} look={number === '08' ? 'm on middle' : 'm middle'} size={14}>
            {number}
          </Say>
        </g>
      ))}
      <Stroke d="M262 149V190" look="red" />
      <Box at={[190, 190, 212, 76]} look="raised thick" />
      <Say at={[204, 214]} look="b" size={15}>
        Lorry 08, gate 2
      </Say>
      <Say at={[388, 214]} look="m hot end" size={15}>
        13:40
      </Say>
      <Say at={[204, 235]} look="soft" size={14}>
        leaves the yard at 11:15
      </Say>
      <Say at={[204, 254]} look="soft" size={14}>
        waits 12 min at the gate
      </Say>
      <Measure from={[58, 62]} length={248}>
        146 km, 2 h 25 min
      </Measure>
    </Screen>
  );
}

const doors = [
  [40, 0, '16'],
  [96, 0, '18'],
  [152, 0, '20'],
  [208, 0, '22'],
  [16, 1, '15'],
  [84, 1, '17'],
  [152, 1, '19'],
  [220, 1, '21'],
] as const;

const stops = [
  ['16', '10:38', 'side gate'],
  ['18', '10:42', 'out: leave at 20'],
  ['19', '10:45', 'bell 3'],
] as const;

/** A strip of road with its doors, and the next three of the round. */
export function RoundScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="A strip of road with numbered doors, the way of one round along it, and its next three stops"
    >
      <Box at={[0, 0, 420, 280]} look="raised" />
      <Box at={[0, 86, 280, 44]} look="side bare" />
      <Stroke d="M0 86H280M0 130H280M0 108H280" look="quiet" />
      {doors.map(([x, side, number]) => (
        <g key={number}>
          <Box
            at={[x, side ? 142 : 30, 44, 44]}
            look={number === '18' ? 'signal' : number === '20' ? 'pale thick' : 'paper'}
          />
          <Stroke d={side ? `M${x} 142h44l-22 22z` : `M${x} 74h44l-22-22z`} look="quiet" />
          <Say at={[x + 22, side ? 180 : 46]} look={number === '18' ? 'b on middle' : 'b middle'} size={14}>
            {number}
          </Say>
        </g>
      ))}
      <Stroke d="M0 100H62V80M62 100H118V80M118 100H174V80M174 100V136M174 116H280" look="red" />
      <Say at={[20, 210]} look="m soft" size={12}>
        Mill Road, stops 6 to 8 of 23
      </Say>
      <Measure from={[20, 238]} length={240}>
        23 doors on one mile
      </Measure>
      <Stroke d="M280 0V280" />
      <Say at={[296, 34]} look="d" size={19}>
        {work.client}
      </Say>
      {stops.map(([number, time, what], row) => (
        <g key={number}>
          <Stroke d={`M280 ${54 + row * 74}h140`} look="rule" />
          <Say at={[296, 84 + row * 74]} look="d" size={22}>
            {number}
          </Say>
          <Say at={[404, 83 + row * 74]} look="m end" size={14}>
            {time}
          </Say>
          <Say at={[296, 108 + row * 74]} look={number === '18' ? 'hot b' : 'soft'} size={14}>
            {what}
          </Say>
        </g>
      ))}
    </Screen>
  );
}
