import { Box, Hatch, Measure, Press, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

const [LEFT, TOP, HOUR, LANE, WIDTH] = [76, 140, 84, 150, 142];
const down = (hour: number) => TOP + (hour - 9) * HOUR;

const engineers = [
  ['Imran', '4.9'],
  ['Priya', '4.8'],
  ['Joseph', '4.7'],
] as const;

/** Lane, hour of arrival, minutes there, job and price. The first visit of Imran's third hour is the visitor's own. */
const visits = [
  [0, 9, 50, 'Screen, Dell 5420', '6,400'],
  [0, 10, 45, 'Keyboard, MacBook', '4,900'],
  [0, 11, 45, 'Yours, 11:00', '2,900'],
  [0, 12, 50, 'Hinge, Lenovo L14', '2,200'],
  [1, 9, 35, 'No power, Asus', '900'],
  [1, 9.75, 65, 'Data rescue, 512 GB', '8,500'],
  [1, 11, 50, 'Water, HP 15s', '3,000'],
  [1, 12, 45, 'Fan, Acer Nitro', '1,700'],
  [2, 9.25, 45, 'Battery, XPS 13', '5,200'],
  [2, 10.25, 55, 'Board, T480', '7,800'],
  [2, 11.5, 35, 'Charger port', '1,400'],
  [2, 12.25, 45, 'Set-up, 2 pieces', '1,400'],
] as const;

const order = [
  ['Battery, original', '₹ 2,300'],
  ['Visit and work, 45 min', '₹ 600'],
  ['Warranty, 6 months', 'included'],
] as const;

/** The visits of so many engineers, from nine to one. */
export function Mornings({ lanes }: { lanes: number }) {
  return (
    <>
      {engineers.slice(0, lanes).map(([name, stars], lane) => (
        <g key={name}>
          <Say at={[LEFT + lane * LANE, 126]} look="b" size={15}>
            {name}
          </Say>
          <Say at={[LEFT + lane * LANE + WIDTH - 10, 126]} look="m soft end" size={12}>
            {stars}
          </Say>
          <Box at={[LEFT + lane * LANE + 53, down(lane === 2 ? 9.5 : 9.25), 36, HOUR * 3.25]} look="shade bare" />
        </g>
      ))}
      {[9, 10, 11, 12, 13].map((hour) => (
        <g key={hour}>
          <Say at={[24, down(hour) + 4]} look="m soft" size={12}>
            {`${String(hour).padStart(2, '0')}:00`}
          </Say>
          <Stroke d={`M${LEFT - 8} ${down(hour)}h458`} look="rule" />
        </g>
      ))}
      {visits
        .filter(([lane]) => lane < lanes)
        .map(([lane, hour, minutes, what, price]) => {
          const [x, y] = [LEFT + lane * LANE, down(hour)];
          const isOwn = lane === 0 && hour === 11;
          return (
            <g key={what}>
              <Box at={[x, y, WIDTH, (minutes / 60) * HOUR]} look={isOwn ? 'signal' : 'pale'} />
              <Say at={[x + 9, y + 20]} look={isOwn ? 'b on' : 'b'}>
                {what}
              </Say>
              <Say at={[x + 9, y + 38]} look={isOwn ? 'm on' : 'm'} size={12}>
                {`₹ ${price}`}
              </Say>
            </g>
          );
        })}
    </>
  );
}

/** The booking page: three engineers' mornings, and the order that takes the free slot. */
export function BookingScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[820, 600]}
      label="A booking page with the morning of three engineers and an order of ₹ 2,900 at 11:00"
    >
      <Window size={[820, 560]} url={work.url} path="/book" />
      <Say at={[24, 66]} look="d" size={22}>
        Thursday 11 June
      </Say>
      <Say at={[24, 89]} look="soft">
        Three engineers near Indirapuram. Grey is the road between two homes.
      </Say>
      <Mornings lanes={3} />
      <Hatch at={[LEFT, down(13) + 8, 442, 24]} />
      <Box at={[LEFT + 190, down(13) + 10, 62, 20]} look="raised bare" />
      <Say at={[LEFT + 221, down(13) + 25]} look="soft middle">
        Lunch
      </Say>
      <Say at={[LEFT, 534]} look="soft">
        14:00 to 18:00: four more homes each, so eight a day.
      </Say>
      <Stroke d="M544 30V560" />
      <Say at={[568, 66]} look="d" size={19}>
        Battery, HP 840 G5
      </Say>
      <Say at={[568, 89]} look="soft">
        At home, Indirapuram 201014
      </Say>
      {order.map(([what, price], row) => (
        <g key={what}>
          <Stroke d={`M568 ${108 + row * 34}h228`} look="rule" />
          <Say at={[568, 130 + row * 34]}>{what}</Say>
          <Say at={[796, 130 + row * 34]} look="m end">
            {price}
          </Say>
        </g>
      ))}
      <Stroke d="M568 210H796" />
      <Say at={[568, 237]} look="b">
        To pay after the repair
      </Say>
      <Say at={[796, 238]} look="d end" size={19}>
        ₹ 2,900
      </Say>
      <Say at={[568, 284]} look="m soft" size={12}>
        Also free
      </Say>
      {['Thu 17:15', 'Fri 09:00', 'Fri 11:30', 'Sat 10:00'].map((slot, at) => (
        <g key={slot}>
          <Box at={[568 + (at % 2) * 118, 296 + Math.floor(at / 2) * 44, 110, 36]} />
          <Say at={[623 + (at % 2) * 118, 319 + Math.floor(at / 2) * 44]} look="m middle">
            {slot}
          </Say>
        </g>
      ))}
      <Say at={[568, 414]} look="m soft" size={12}>
        Phone
      </Say>
      <Box at={[568, 422, 228, 40]} look="paper" />
      <Say at={[580, 447]} size={14}>
        +91 98 555 014 20
      </Say>
      <Press at={[568, 476, 228, 46]}>Book Imran at 11:00</Press>
      <Say at={[568, 544]} look="soft">
        Cancel free until 09:00.
      </Say>
      <Measure from={[544, 576]} length={276}>
        48 s from opening to booked
      </Measure>
    </Screen>
  );
}

const homes = [
  [30, 40],
  [150, 28],
  [262, 66],
  [96, 104],
  [214, 132],
  [46, 164],
  [158, 182],
  [286, 172],
] as const;

/** Homes in the order in which they are visited; the first is where the day begins. */
const rounds = [
  { name: 'Before', figure: '5 homes, 61 km', look: 'red', stops: [0, 7, 1, 5, 2], top: 30 },
  { name: 'After', figure: '8 homes, 23 km', look: 'blue', stops: [0, 1, 2, 7, 4, 6, 5, 3], top: 316 },
] as const;

/** One engineer's day on the map, before and after. */
export function BookingRounds() {
  return (
    <Screen
      size={[360, 600]}
      label="One engineer’s day on a map: five homes and 61 km before, eight homes and 23 km after"
    >
      {rounds.map(({ name, figure, look, stops, top }) => (
        <g key={name}>
          <Say at={[0, top - 12]} look="d" size={19}>
            {name}
          </Say>
          <Say at={[360, top - 12]} look="m soft end">
            {figure}
          </Say>
          <Box at={[0, top, 360, 230]} look="raised" />
          <Stroke d={[60, 130, 200].map((at) => `M0 ${top + at + 6}H360M${at + 60} ${top}v230`).join('')} look="rule" />
          <Stroke
            d={`M${stops.map((home) => `${homes[home][0] + 22} ${homes[home][1] + top + 8}`).join('L')}`}
            look={look}
          />
          {homes.map(([x, y], home) => {
            const seen = stops.some((stop) => stop === home) ? 'raised' : 'raised dashed';
            return <Box key={x} at={[x + 16, y + top + 2, 12, 12]} look={home ? seen : 'dark'} />;
          })}
        </g>
      ))}
      <Measure from={[0, 576]} length={360}>
        one engineer, one Thursday
      </Measure>
    </Screen>
  );
}
