import { Box, Hatch, Measure, Press, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

type State = 'taken' | 'free' | 'held' | 'cleaned' | 'leaves';
type Place = readonly [x: number, y: number];
interface WardBed {
  number: string;
  /** The patient, or the hour of the next change. */
  says: string;
  state: State;
  at: Place;
  /** Where the head lies: at the outer wall. */
  head: 'left' | 'right' | 'top' | 'bottom';
}

const [WIDE, HIGH] = [62, 42];

/** Four wings of six beds. A dash is a bed being cleaned until then, an asterisk one whose patient leaves. */
const wings: readonly { name: string; at: Place; upright?: true; beds: string }[] = [
  { name: 'North', at: [222, 96], upright: true, beds: 'Anand Bhatt Dogra free Ghosh Iyer' },
  { name: 'East', at: [384, 234], beds: 'Jha held Kohli Menon free Nanda' },
  { name: 'South', at: [222, 352], upright: true, beds: 'Ojha Patel *18:00 Reddy Varma -17:10' },
  { name: 'West', at: [24, 234], beds: 'Yadav Tyagi Mitra *19:30 free Sodhi' },
];

const stateOf = (word: string): State => {
  if (word === 'free' || word === 'held') return word;
  if (word.startsWith('*')) return 'leaves';
  return word.startsWith('-') ? 'cleaned' : 'taken';
};

/** Three beds along each of the two walls of a wing. */
function placeOf(bed: number, [x, y]: Place, upright = false): Pick<WardBed, 'at' | 'head'> {
  const [along, second] = [bed % 3, bed > 2];
  if (upright) return { at: [x + (second ? 98 : 2), y + 2 + along * 46], head: second ? 'right' : 'left' };
  return { at: [x + 2 + along * 66, y + (second ? 74 : 2)], head: second ? 'bottom' : 'top' };
}

const ward = wings.flatMap(({ name, at: corner, upright, beds }) =>
  beds.split(' ').map((word, bed): WardBed => {
    const { at, head } = placeOf(bed, corner, upright);
    return { number: `${name[0]}${bed + 1}`, says: word.replace(/^[*-]/, ''), state: stateOf(word), at, head };
  }),
);

const looks: Record<State, string> = {
  taken: 'pale',
  free: 'raised',
  held: 'raised red thick',
  cleaned: 'raised',
  leaves: 'signal',
};
const heads = {
  left: { pillow: [3, 8, 10, 26], words: [37, 18] },
  right: { pillow: [49, 8, 10, 26], words: [25, 18] },
  top: { pillow: [16, 3, 30, 7], words: [31, 23] },
  bottom: { pillow: [16, 33, 30, 6], words: [31, 13] },
} as const;

function Bed({ number, says, state, at: [x, y], head }: WardBed) {
  const {
    pillow: [left, top, width, height],
    words: [right, down],
  } = heads[head];
  return (
    <>
      {state === 'cleaned' ? <Hatch at={[x, y, WIDE, HIGH]} /> : <Box at={[x, y, WIDE, HIGH]} look={looks[state]} />}
      <Box at={[x + left, y + top, width, height]} look="raised" />
      {state === 'cleaned' && <Box at={[x + 6, y + 4, 40, 34]} look="raised bare" />}
      <Say at={[x + right, y + down]} look={state === 'leaves' ? 'm on middle' : 'm middle'} size={11.2}>
        {number}
      </Say>
      <Say
        at={[x + right, y + down + 15]}
        look={`b middle ${{ leaves: 'on', held: 'hot', taken: '', free: '', cleaned: '' }[state]}`}
        size={12}
      >
        {says}
      </Say>
    </>
  );
}

const key = [
  ['taken', 'taken'],
  ['free', 'free'],
  ['held', 'held for somebody'],
  ['cleaned', 'being cleaned'],
  ['leaves', 'leave today'],
] as const;

function Key() {
  return key.map(([state, word], row) => {
    const y = 92 + row * 26;
    return (
      <g key={state}>
        {state === 'cleaned' ? <Hatch at={[24, y, 26, 18]} /> : <Box at={[24, y, 26, 18]} look={looks[state]} />}
        <Say at={[80, y + 15]} look="d end" size={17}>
          {ward.filter((bed) => bed.state === state).length}
        </Say>
        <Say at={[88, y + 14]} look="soft">
          {word}
        </Say>
      </g>
    );
  });
}

/** Nurses there and missing in each shift. */
const shifts = [
  ['Early', '06:00', 6, 0],
  ['Late', '14:00', 6, 0],
  ['Night', '22:00', 4, 1],
] as const;

function Shifts() {
  return (
    <>
      <Say at={[612, 348]} look="d" size={19}>
        Who is on
      </Say>
      {shifts.map(([name, from, there, missing], row) => {
        const y = 364 + row * 48;
        return (
          <g key={name}>
            <Stroke d={`M612 ${y}H836`} look="rule" />
            <Say at={[612, y + 21]} look="b" size={14}>
              {name}
            </Say>
            <Say at={[612, y + 38]} look="m soft" size={12}>
              {from}
            </Say>
            {Array.from({ length: there + missing }, (_, at) =>
              at < there ? (
                <Box key={at} at={[676 + at * 27, y + 12, 22, 26]} look={name === 'Late' ? 'deep' : 'pale'} />
              ) : (
                <Hatch key={at} at={[676 + at * 27, y + 12, 22, 26]} />
              ),
            )}
          </g>
        );
      })}
      <Stroke d="M612 508H836" />
      <Say at={[612, 531]} look="hot b" size={14}>
        1 missing tonight, 3 asked
      </Say>
    </>
  );
}

/** A ward built as a cross, its desk in the middle; who asks for a bed, and who is on. */
export function BedsScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[860, 600]}
      label="A ward built as a cross: four wings of six beds around one desk, each bed with a name or an hour; beside it one who asks for a bed, and three shifts of nurses"
    >
      <Window size={[860, 560]} url={work.url} path="/cross" />
      <Say at={[24, 68]} look="d" size={22}>
        Ward 5, bones and joints
      </Say>
      <Say at={[836, 67]} look="m soft end">
        Sat 13 June, 16:20
      </Say>
      <Stroke d="M222 234V96H384V234H582V352H384V490H222V352H24V234Z" look="paper thick" />
      <Stroke d="M303 104V258M303 328V482M32 293H258M348 293H574" look="dashed" />
      <circle className="shade" cx="303" cy="293" r="35" />
      <Say at={[303, 291]} look="b middle" size={14}>
        Desk
      </Say>
      <Say at={[303, 307]} look="m soft middle" size={12}>
        6 on
      </Say>
      <Key />
      {ward.map((bed) => (
        <Bed key={bed.number} {...bed} />
      ))}
      <Say at={[392, 110]} look="m soft" size={12}>
        North
      </Say>
      <Say at={[582, 370]} look="m soft end" size={12}>
        East
      </Say>
      <Say at={[392, 488]} look="m soft" size={12}>
        South
      </Say>
      <Say at={[24, 370]} look="m soft" size={12}>
        West
      </Say>
      <Box at={[24, 396, 84, 60]} look="side" />
      <Stroke d="M24 396l84 60M108 396l-84 60" look="quiet" />
      <Say at={[24, 474]} look="m soft" size={12}>
        Lift
      </Say>
      <Box at={[124, 396, 74, 60]} look="side" />
      <Stroke d="M136 396v60M148 396v60M160 396v60M172 396v60M184 396v60" look="quiet" />
      <Say at={[124, 474]} look="m soft" size={12}>
        Stairs
      </Say>
      <Stroke d="M612 150H481V236" look="red" />
      <Box at={[612, 92, 224, 206]} look="raised thick" />
      <Say at={[630, 122]} look="m soft" size={12}>
        16:14 Emergency asks
      </Say>
      <Say at={[630, 150]} look="d" size={19}>
        L. Tomar, 78
      </Say>
      <Say at={[630, 172]} look="soft" size={14}>
        hip, theatre on Sunday
      </Say>
      <Say at={[630, 192]} look="soft" size={14}>
        hears better on the left
      </Say>
      <Stroke d="M630 206H818" look="rule" />
      <Say at={[630, 229]} look="m hot" size={12}>
        16:20 E2, held until 16:50
      </Say>
      <Press at={[630, 244, 188, 38]}>Bring her to E2</Press>
      <Shifts />
      <Measure from={[24, 576]} length={558}>
        24 beds, no bed further than 19 m from the desk
      </Measure>
    </Screen>
  );
}
