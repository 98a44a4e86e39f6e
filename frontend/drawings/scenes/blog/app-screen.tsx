import { PhoneFrame } from '../../kit/frames.tsx';
import './app-screen.css';

export const apps = ['stops', 'register', 'fees', 'count', 'round', 'pass'] as const;
export type App = (typeof apps)[number];

type Row = readonly [name: string, value: string, state?: 'done' | 'due' | 'open'];
interface Screen {
  head: string;
  line: string;
  rows: readonly Row[];
  action: string;
}

const screens: Record<Exclude<App, 'pass'>, Screen> = {
  stops: {
    head: 'Stop 4 of 9',
    line: '14 boxes · 6.2 km',
    rows: [
      ['Sector 18', '09:40', 'done'],
      ['Atta Market', '10:05', 'done'],
      ['Sector 27', '10:30', 'done'],
      ['Rajat Stores', '11:10', 'due'],
      ['Sector 50', '11:45', 'open'],
    ],
    action: 'Photograph',
  },
  register: {
    head: 'Class 7 B',
    line: 'Maths · 08:20',
    rows: [
      ['Aarav', 'here', 'done'],
      ['Diya', 'here', 'done'],
      ['Imran', 'late', 'due'],
      ['Joseph', 'here', 'done'],
      ['Kiran', 'ill', 'open'],
    ],
    action: 'Send 31 of 34',
  },
  fees: {
    head: 'Term 2',
    line: 'Due 5 December',
    rows: [
      ['Tuition', '₹ 18,400'],
      ['Transport', '₹ 4,200'],
      ['Library', '₹ 600'],
      ['Sibling', '− ₹ 1,200'],
      ['To pay', '₹ 22,000', 'due'],
    ],
    action: 'Pay ₹ 22,000',
  },
  count: {
    head: 'Aisle C',
    line: '41 of 58 counted',
    rows: [
      ['MCB 16 A', '120', 'done'],
      ['MCB 32 A', '64', 'done'],
      ['Cable 2.5', '18 rolls', 'done'],
      ['Socket 6 A', '96 / 110', 'due'],
      ['Lamp E27', 'scan', 'open'],
    ],
    action: 'Scan the next',
  },
  round: {
    head: 'Ward 3, night',
    line: '02:00 · 5 due',
    rows: [
      ['3-04 Pillai', 'BP', 'done'],
      ['3-08 Roy', 'drip', 'done'],
      ['3-11 Nair', '500 mg', 'due'],
      ['3-14 Paul', 'turn', 'open'],
      ['3-22 Joshi', 'BP', 'open'],
    ],
    action: 'Given, 02:04',
  },
};

/** One app as it is used: its rows with their states, and the one action under the thumb. */
export function AppScreen({ app, label }: { app: App; label: string }) {
  return (
    <PhoneFrame label={label} className="app-screen">
      {app === 'pass' ? <Pass /> : <List screen={screens[app]} />}
    </PhoneFrame>
  );
}

const marks = { done: 'M4-4l4 4 8-9', due: 'M2 2h14v-14h-14Z', open: '' };

function List({ screen: { head, line, rows, action } }: { screen: Screen }) {
  return (
    <>
      <text className="title" x="8" y="28">
        {head}
      </text>
      <text x="8" y="48">
        {line}
      </text>
      {rows.map(([name, value, state], index) => {
        const y = 66 + index * 38;
        return (
          <g key={name}>
            <path className={state === 'due' ? 'route' : 'rule'} d={`M0 ${y + 34}h180`} />
            <text className="entry" x="8" y={y + 21}>
              {name}
            </text>
            <text className="entry" x={state ? 148 : 172} y={y + 21} textAnchor="end">
              {value}
            </text>
            {state && (
              <path
                className={state === 'due' ? 'accent' : 'edge'}
                d={marks[state]}
                transform={`translate(154 ${y + 21})`}
              />
            )}
          </g>
        );
      })}
      <Action text={action} />
    </>
  );
}

function Action({ text }: { text: string }) {
  return (
    <>
      <rect className="accent" x="4" y="274" width="172" height="40" />
      <text className="action" x="90" y="299" textAnchor="middle">
        {text}
      </text>
    </>
  );
}

// A pattern of its own for each row, so that it looks like a code and is none that could be read.
const bars = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((column) => (row * 5 + column * 3 + row * column) % 3 !== 1)
    .map((column) => [column, row] as const),
);

function Pass() {
  return (
    <>
      <text className="title" x="8" y="28">
        Basement 2
      </text>
      <text x="8" y="48">
        UP 16 · until 20:00
      </text>
      <rect className="edge" x="26" y="66" width="128" height="128" />
      {bars.map(([column, row]) => (
        <rect key={`${column} ${row}`} className="ink" x={34 + column * 16} y={74 + row * 16} width="16" height="16" />
      ))}
      <path className="rule" d="M0 212h180" />
      <text className="entry" x="8" y="236">
        Bay
      </text>
      <text className="entry" x="172" y="236" textAnchor="end">
        B2-117
      </text>
      <text className="entry" x="8" y="260">
        Since
      </text>
      <text className="entry" x="172" y="260" textAnchor="end">
        11:42 · ₹ 80
      </text>
      <Action text="Open the gate" />
    </>
  );
}
