import { Drawing } from '../../kit/drawing.tsx';

/** Somebody of the client who uses the thing, a designer, an engineer. */
type Who = 'U' | 'D' | 'E';
type Seat = readonly [x: number, y: number, who: Who, turn?: number, look?: 'passing'];

const shoulders = { U: 'fill-signal', D: 'fill-deep', E: 'fill-side' } as const;

const tables: readonly { name: string; at: readonly [x: number, y: number]; top: string; seats: readonly Seat[] }[] = [
  {
    name: 'DISCOVER',
    at: [118, 106],
    top: 'M58 80H178V132H58Z',
    seats: [
      [118, 158, 'U'],
      [86, 54, 'D'],
      [150, 54, 'D'],
    ],
  },
  {
    name: 'DEFINE',
    at: [330, 106],
    top: 'M330 58a48 48 0 1 0 .1 0Z',
    seats: [
      [330, 32, 'U'],
      [330, 180, 'U'],
      [256, 106, 'D', 90],
      [404, 106, 'D', 90],
    ],
  },
  {
    name: 'DESIGN',
    at: [540, 106],
    top: 'M470 76L610 70V142L470 136Z',
    seats: [
      [506, 50, 'D'],
      [574, 46, 'D'],
      [506, 164, 'E'],
      [574, 168, 'E'],
      [638, 106, 'U', 90, 'passing'],
    ],
  },
  {
    name: 'HANDOFF',
    at: [470, 322],
    top: 'M372 296H568V348H372Z',
    seats: [
      [410, 270, 'E'],
      [470, 270, 'E'],
      [530, 270, 'E'],
      [434, 374, 'D'],
      [506, 374, 'D'],
    ],
  },
  {
    name: 'VALIDATE',
    at: [176, 306],
    top: 'M116 280H236V332H116Z',
    seats: [
      [176, 254, 'U'],
      [266, 286, 'D', 90],
      [266, 342, 'D', 90],
    ],
  },
];

/** Seven of the eight who try it, on their bench. */
const bench = [0, 1, 2, 3, 4, 5, 6].map((at) => 44 + at * 38);

/** A person from above: shoulders, and a head with the letter. */
function Person({ seat: [x, y, who, turn = 0, look] }: { seat: Seat }) {
  const line = look === 'passing' ? 'stroke-ink [stroke-dasharray:4_3]' : 'stroke-ink';
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className={`${shoulders[who]} ${line}`} rx="26" ry="12" transform={`rotate(${turn})`} />
      <circle className={`fill-paper ${line}`} r="13.5" />
      <text className="fill-ink text-[19px] tracking-normal" y="7" textAnchor="middle">
        {who}
      </text>
    </g>
  );
}

/** One room in plan with a table for each phase, and who sits at it; the way leads along the tables. */
export function TablesScene() {
  return (
    <Drawing
      viewBox="0 0 680 456"
      label="A room from above with five tables in a line that turns back: users and designers sit at the first two, designers and engineers at the next two with one user in passing, and a user with two designers at the last, beside a bench of seven who wait"
    >
      <path className="fill-raised stroke-ink stroke-2" d="M34 8H672V448H8V34" />
      <path className="fill-none stroke-ink-soft" d="M8 34a26 26 0 0 1 26-26" />
      <path
        className="fill-none stroke-signal [stroke-dasharray:7_5]"
        d="M30 30L90 106H540Q660 106 660 214T540 322H176"
      />
      <path className="fill-side stroke-ink" d="M20 402H296V438H20Z" />
      {tables.map(({ name, at: [x, y], top, seats }) => (
        <g key={name}>
          <path className="fill-paper stroke-ink stroke-[1.6]" d={top} />
          <text className="fill-ink text-[19px] tracking-normal" x={x} y={y + 7} textAnchor="middle">
            {name}
          </text>
          {seats.map((seat) => (
            <Person key={seat.slice(0, 2).join(' ')} seat={seat} />
          ))}
        </g>
      ))}
      {bench.map((x) => (
        <g key={x} transform={`translate(${x} 420)`}>
          <circle className="fill-signal stroke-ink" r="17" />
          <circle className="fill-paper stroke-ink" r="12.5" />
          <text className="fill-ink text-[19px] tracking-normal" y="7" textAnchor="middle">
            U
          </text>
        </g>
      ))}
    </Drawing>
  );
}
