import type { Work } from '../../content/portfolio.ts';
import { Box, Hatch, Measure, Press, Say, Screen, Stroke, Window } from './screen.tsx';

/** The patients of beds 3-01, 3-02 and so on; five beds are empty. */
const names =
  'Rao,Khan,Das,Pillai,,Bose,Jain,Roy,Sen,,Nair,Gill,Shah,Paul,,Iqbal,Mehra,,Dutta,Bedi,Kaur,,Joshi,Lal'.split(',');
const leaving: Record<number, string> = { 5: '14:00', 18: '16:30' };
const cleaned = new Set([4, 21]);
const HELD = 9;

const key = [
  ['17', 'taken', 'pale'],
  ['3', 'free', 'raised'],
  ['2', 'being cleaned', 'hatch'],
  ['2', 'leave today', 'signal'],
] as const;

/** Where a bed stands: four rooms above the corridor, four below it, three beds in each. */
function placeOf(bed: number) {
  const room = Math.floor(bed / 3);
  const top = room < 4;
  return { x: 36 + (room % 4) * 204 + (bed % 3) * 61, y: top ? 144 : 414, top };
}

function Bed({ bed, name }: { bed: number; name: string }) {
  const { x, y, top } = placeOf(bed);
  const due = leaving[bed];
  const held = bed === HELD;
  const empty = held ? 'held' : 'free';
  const said = due ?? (cleaned.has(bed) ? '12:10' : name || empty);
  const look = due ? 'signal' : name ? 'pale' : held ? 'raised red thick' : 'raised';
  return (
    <>
      {cleaned.has(bed) ? <Hatch at={[x, y, 54, 100]} /> : <Box at={[x, y, 54, 100]} look={look} />}
      <Box at={[x + 8, top ? y + 5 : y + 77, 38, 18]} look="raised" />
      {cleaned.has(bed) && <Box at={[x + 4, y + 34, 46, 38]} look="raised bare" />}
      <Say at={[x + 27, y + 49]} look={due ? 'm on middle' : 'm middle'} size={12}>
        {`3-${String(bed + 1).padStart(2, '0')}`}
      </Say>
      <Say at={[x + 27, y + 67]} look={due ? 'b on middle' : held ? 'b hot middle' : 'b middle'}>
        {said}
      </Say>
    </>
  );
}

function Room({ room }: { room: number }) {
  const [x, top] = [24 + (room % 4) * 204, room < 4];
  const y = top ? 130 : 360;
  return (
    <>
      <Box at={[x, y, 200, 170]} look="paper thick" />
      <Box at={[x + 76, top ? y + 167 : y - 3, 40, 6]} look="raised bare" />
      <Stroke
        d={top ? `M${x + 76} ${y + 170}v-34a34 34 0 0 1 40 34` : `M${x + 76} ${y}v34a34 34 0 0 0 40-34`}
        look="quiet"
      />
      <Say at={[x + 10, top ? y + 160 : y + 20]} look="m soft" size={12}>
        {`Room ${301 + room}`}
      </Say>
    </>
  );
}

/** A ward as a plan with its 24 beds. */
export function Beds({ work }: { work: Work }) {
  return (
    <Screen
      size={[860, 600]}
      label="A ward as a plan: 24 beds in eight rooms, 17 taken, three free, two being cleaned, two leaving today"
    >
      <Window size={[860, 560]} url={work.url} path="/beds/3" />
      <Say at={[24, 68]} look="d" size={22}>
        Ward 3, east wing
      </Say>
      <Say at={[836, 67]} look="m soft end">
        Tue 9 June, 11:42
      </Say>
      {key.map(([count, state, look], at) => (
        <g key={state}>
          {look === 'hatch' ? (
            <Hatch at={[24 + at * 150, 88, 22, 22]} />
          ) : (
            <Box at={[24 + at * 150, 88, 22, 22]} look={look} />
          )}
          <Say at={[56 + at * 150, 106]} look="d" size={19}>
            {count}
          </Say>
          <Say at={[63 + count.length * 11 + at * 150, 105]} look="soft">
            {state}
          </Say>
        </g>
      ))}
      {[0, 1, 2, 3, 4, 5, 6, 7].map((room) => (
        <Room key={room} room={room} />
      ))}
      {names.map((name, bed) => (
        <Bed key={`${name}${placeOf(bed).x}`} bed={bed} name={name} />
      ))}
      <Box at={[24, 316, 70, 28]} look="shade" />
      <Say at={[59, 334]} look="m middle" size={12}>
        Nurse
      </Say>
      <Stroke d="M104 330H380M484 330H836" look="dashed" />
      <Say at={[432, 334]} look="m soft middle" size={12}>
        Corridor
      </Say>
      <Measure from={[24, 576]} length={812}>
        24 beds on one screen, read from 3 m
      </Measure>
    </Screen>
  );
}

const waiting = [
  ['11:05', 'R. Sinha, 64', 'oxygen, near a nurse', '3-10'],
  ['11:20', 'A. Thomas, 41', 'after theatre, 13:30', '3-15'],
  ['11:38', 'M. Begum, 72', 'no stairs, a window', '3-18'],
] as const;

const answers = [
  ['Before: phone, walk, whiteboard', 52, 'shade'],
  ['Since: this board', 6, 'signal'],
] as const;

/** The list of waiting patients, and the time of the answer. */
export function BedsWaiting() {
  return (
    <Screen
      size={[330, 600]}
      label="Three patients who wait for a bed, and the time to an answer: 52 minutes before, six since"
    >
      <Box at={[0, 0, 330, 316]} look="raised thick" />
      <Say at={[18, 33]} look="d" size={19}>
        Waiting for a bed
      </Say>
      <Stroke d="M0 50H330" look="thick" />
      {waiting.map(([since, who, needs, bed], row) => (
        <g key={since}>
          {row === 0 && <Box at={[1, 51, 6, 66]} look="signal bare" />}
          <Say at={[20, 80 + row * 68]} look="m soft">
            {since}
          </Say>
          <Say at={[74, 80 + row * 68]} look="b" size={15}>
            {who}
          </Say>
          <Say at={[74, 101 + row * 68]} look="soft" size={14}>
            {needs}
          </Say>
          <Say at={[314, 80 + row * 68]} look={row ? 'm end' : 'm hot end'} size={14}>
            {bed}
          </Say>
          <Stroke d={`M0 ${118 + row * 68}H330`} look="rule" />
        </g>
      ))}
      <Press at={[18, 268, 130, 34]}>Give 3-10</Press>
      <Say at={[164, 290]} look="m soft">
        held for 9 min
      </Say>
      <Say at={[0, 366]} look="b" size={15}>
        From “is there a bed?” to “yes, 3-10”
      </Say>
      {answers.map(([how, minutes, look], row) => (
        <g key={how}>
          <Say at={[0, 400 + row * 72]} look="m soft">
            {how}
          </Say>
          <Box at={[0, 410 + row * 72, minutes * 4.6, 28]} look={look} />
          <Say at={[minutes * 4.6 + 10, 431 + row * 72]} look="d" size={19}>
            {`${minutes} min`}
          </Say>
        </g>
      ))}
      <Stroke d="M0 540H240M0 540v6M46 540v6M92 540v6M138 540v6M184 540v6M230 540v6" look="quiet" />
      {[0, 10, 20, 30, 40, 50].map((minutes) => (
        <Say key={minutes} at={[minutes * 4.6, 562]} look="m soft middle" size={12}>
          {minutes}
        </Say>
      ))}
    </Screen>
  );
}
