import { Press, Say, Screen, Stroke } from './screen.tsx';

const doses = [
  ['Enoxaparin 40 mg', '20:00', '28 days'],
  ['Paracetamol 1 g', '08, 14, 20', '10 days'],
  ['Calcium 500 mg', '13:00', '90 days'],
] as const;

/** From the question to the bed, in minutes; a full dial is an hour. */
const answers = [
  ['Before', 52, 'shade', 76],
  ['Since', 6, 'signal', 254],
] as const;
const [R, MIDDLE] = [66, 494];

/** The part of a dial from noon on. */
function sectorOf(x: number, minutes: number): string {
  const angle = (minutes / 60) * 2 * Math.PI;
  const [toX, toY] = [x + R * Math.sin(angle), MIDDLE - R * Math.cos(angle)].map((value) => value.toFixed(1));
  return `M${x} ${MIDDLE}V${MIDDLE - R}A${R} ${R} 0 ${minutes > 30 ? 1 : 0} 1 ${toX} ${toY}Z`;
}

const ticks = Array.from({ length: 12 }, (_, index) => (index / 12) * 2 * Math.PI);

function Dial({ x, minutes, look }: { x: number; minutes: number; look: string }) {
  return (
    <>
      <circle className="raised" cx={x} cy={MIDDLE} r={R} />
      <Stroke d={sectorOf(x, minutes)} look={look} />
      <Stroke
        d={ticks
          .map((angle) => {
            const [right, up] = [Math.sin(angle), Math.cos(angle)];
            const spot = (r: number) => `${(x + right * r).toFixed(1)} ${(MIDDLE - up * r).toFixed(1)}`;
            return `M${spot(R)}L${spot(R + 6)}`;
          })
          .join('')}
        look="quiet"
      />
    </>
  );
}

/** A letter for somebody who goes home, and how long the question for a bed takes: two dials of an hour. */
export function DischargeSheet() {
  return (
    <Screen
      size={[330, 600]}
      label="A discharge letter with three medicines and their hours, and two dials: the answer took 52 minutes of an hour before, and takes six since"
    >
      <Stroke d="M0 0H300L330 30V342H0Z" look="raised thick" />
      <Stroke d="M300 0V30H330" look="side" />
      <Say at={[18, 32]} look="m soft" size={12}>
        Letter for S3, leaves at 18:00
      </Say>
      <Say at={[18, 64]} look="d" size={22}>
        R. Tandon, 56
      </Say>
      <Say at={[18, 88]} look="soft" size={14}>
        New hip, left. Walks with two sticks.
      </Say>
      <Stroke d="M18 104H312" />
      {doses.map(([what, hours, days], row) => (
        <g key={what}>
          <Say at={[18, 128 + row * 46]} look="b" size={14}>
            {what}
          </Say>
          <Say at={[18, 145 + row * 46]} look="m soft" size={12}>
            {hours}
          </Say>
          <Say at={[312, 128 + row * 46]} look="m end" size={14}>
            {days}
          </Say>
          <Stroke d={`M18 ${154 + row * 46}H312`} look="rule" />
        </g>
      ))}
      <Say at={[18, 270]} look="soft" size={14}>
        Stitches out on 25 June, room 12
      </Say>
      <Press at={[18, 288, 132, 36]}>Sign the letter</Press>
      <Say at={[166, 311]} look="m soft">
        written in 4 min
      </Say>
      <Say at={[0, 394]} look="b" size={17}>
        Asked for a bed, and answered
      </Say>
      {answers.map(([when, minutes, look, x]) => (
        <g key={when}>
          <Dial x={x} minutes={minutes} look={look} />
          <Say at={[x - 70, 590]} look="m soft" size={14}>
            {when}
          </Say>
          <Say at={[x + 70, 591]} look="d end" size={19}>
            {`${minutes} min`}
          </Say>
        </g>
      ))}
    </Screen>
  );
}
