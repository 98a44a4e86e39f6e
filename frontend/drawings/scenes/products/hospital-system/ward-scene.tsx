import { Drawing } from '../../../kit/drawing.tsx';
import { HatchedRect, SheetRule, SheetText } from '../../../kit/sheet-text.tsx';
import { bedsThat, ward, type BedState } from './beds.ts';
import { bedFill, WardRoom } from './ward-room.tsx';

const legend: [state: BedState, word: string, x: number][] = [
  ['taken', 'taken', 24],
  ['free', 'free', 138],
  ['held', 'held', 242],
  ['cleaning', 'being cleaned', 348],
  ['leaves', 'leave today', 510],
];

function Legend() {
  return legend.map(([state, word, x]) => (
    <g key={state}>
      {state === 'cleaning' ? (
        <HatchedRect x={x} y={84} width={20} height={20} />
      ) : (
        <rect x={x} y="84" width="20" height="20" className={bedFill[state]} />
      )}
      <SheetText x={x + 28} y={99}>
        {bedsThat(state)} {word}
      </SheetText>
    </g>
  ));
}

const waiting = [
  ['11:05', 'R. Sinha, 64', 'oxygen, near the nurse', '3-10'],
  ['11:20', 'A. Thomas, 41', 'after theatre, 13:30', '3-15'],
  ['11:38', 'M. Begum, 72', 'window, no stairs', '3-18'],
] as const;

function Waiting({ x, y, width = 270 }: { x: number; y: number; width?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="266" className="fill-raised stroke-ink stroke-2" />
      <SheetText x={18} y={32} kind="head">
        Waiting for a bed
      </SheetText>
      {waiting.map(([time, who, need, bed], at) => (
        <g key={who} transform={`translate(0 ${48 + at * 54})`}>
          <path d={`M0 0H${width}`} className="stroke-line" />
          {at === 0 && <path d="M3 1v52" className="stroke-signal stroke-[5]" />}
          <SheetText x={18} y={24} kind="mono" ink="soft">
            {time}
          </SheetText>
          <SheetText x={66} y={24} kind="bold">
            {who}
          </SheetText>
          <SheetText x={66} y={42} ink="soft">
            {need}
          </SheetText>
          <SheetText x={width - 16} y={24} kind="mono" ink={at === 0 ? 'signal' : 'ink'} anchor="end">
            {bed}
          </SheetText>
        </g>
      ))}
      <rect x="18" y="222" width="112" height="32" className="fill-signal" />
      <SheetText x={74} y={243} kind="bold" ink="on" anchor="middle">
        Give 3-10
      </SheetText>
      <SheetText x={146} y={243} kind="mono" ink="soft">
        held for 9 min
      </SheetText>
    </g>
  );
}

function Head({ width }: { width: number }) {
  return (
    <>
      <rect width={width} height="34" className="fill-side stroke-ink" />
      <SheetText x={24} y={22} kind="mono" ink="soft">
        Bed board, screen at the nurses’ desk
      </SheetText>
      <SheetText x={24} y={66} kind="head">
        Ward 3, east wing
      </SheetText>
      <SheetText x={width - 20} y={66} kind="mono" ink="soft" anchor="end">
        Thu, 11:42
      </SheetText>
    </>
  );
}

/** The whole ward as it is built, and the patients who wait for a bed. */
export function WardScene() {
  return (
    <Drawing
      viewBox="-2 -2 1184 600"
      className="max-lg:hidden"
      label="A ward of eight rooms drawn as a plan; each of its 24 beds says who lies there or when it is free, and beside it stand three patients who wait."
    >
      <rect width="876" height="552" className="fill-raised stroke-ink" />
      <Head width={876} />
      <Legend />
      <path d="M663 138V116H890V96H906" className="fill-none stroke-signal" />
      <path d="M24 334H848" className="stroke-ink-soft" strokeDasharray="2 5" />
      {ward.map(({ name, beds }, at) => (
        <WardRoom key={name} name={name} beds={beds} x={24 + (at % 4) * 207} y={at < 4 ? 124 : 362} isAbove={at < 4} />
      ))}
      <rect x="24" y="320" width="60" height="28" className="fill-side stroke-ink" />
      <SheetText x={54} y={338} kind="mono" anchor="middle">
        Nurse
      </SheetText>
      <rect x="400" y="322" width="80" height="24" className="fill-raised" />
      <SheetText x={440} y={338} kind="mono" ink="soft" anchor="middle">
        Corridor
      </SheetText>
      <Waiting x={906} y={50} />
      <SheetText x={906} y={352} kind="bold">
        “Is there a bed?” to “yes, 3-10”
      </SheetText>
      <SheetText x={906} y={386} ink="soft">
        by telephone and whiteboard
      </SheetText>
      <rect x="906" y="396" width="208" height="24" className="fill-side stroke-ink" />
      <SheetText x={1122} y={413} kind="bold">
        52 min
      </SheetText>
      <SheetText x={906} y={450} ink="soft">
        on the board
      </SheetText>
      <rect x="906" y="460" width="24" height="24" className="fill-signal stroke-ink" />
      <SheetText x={940} y={477} kind="bold">
        6 min
      </SheetText>
      <SheetRule from={24} to={849} y={572} label="24 beds on one screen, read from 3 m" />
    </Drawing>
  );
}

/** A phone's part of the same ward: the two rooms nearest to the desk, and the waiting patients. */
export function WardCropScene() {
  return (
    <Drawing
      viewBox="-6 -2 296 716"
      className="mx-auto max-w-96 lg:hidden"
      label="Two rooms of a ward drawn as a plan, six beds with names and hours, and three patients who wait for a bed."
    >
      <rect width="284" height="432" className="fill-raised stroke-ink" />
      <SheetText x={20} y={34} kind="head">
        Ward 3, rooms 304, 302
      </SheetText>
      <path d="M20 237H264" className="fill-none stroke-ink-soft" strokeDasharray="2 5" />
      {ward
        .filter((_, at) => at === 3 || at === 1)
        .toReversed()
        .map(({ name, beds }, at) => (
          <WardRoom key={name} name={name} beds={beds} x={40} y={at ? 254 : 50} isAbove={!at} />
        ))}
      <path d="M52 114H14V442" className="fill-none stroke-signal" />
      <Waiting x={0} y={442} width={284} />
    </Drawing>
  );
}
