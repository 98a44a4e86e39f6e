import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Line } from '../../kit/solids.tsx';

const HOUR = 24;
/** Hours of the day in India; after 24 it is tomorrow there. */
const offices = [
  { code: 'USA', from: 19.5, to: 27.5, shared: 19.5 },
  { code: 'UK', from: 14.5, to: 22.5, shared: 15 },
  { code: 'UAE', from: 11.5, to: 19.5, shared: 12 },
  { code: 'INDIA', from: 10, to: 21.5, shared: null },
] as const;
const x = (hour: number) => (hour - 8) * HOUR;
const HOURS = [10, 13, 16, 19, 22] as const;

/** Four offices as bars on one calendar; two hours of each are kept free for its clients. */
export function CalendarScene() {
  return (
    <Drawing
      className="max-sm:translate-x-[2.4%] max-sm:scale-[.94] max-md:[&_.callout]:hidden max-sm:[&_.lettering]:text-[16.6px]"
      viewBox="-220 -150 690 510"
      label="Four bars for the working days in the USA, the UK, the UAE and India on one plate of hours, two hours of each raised; a man points at them"
    >
      <Box at={[0, 0, -8]} size={[x(28), 240, 8]} tone="plate" />
      {HOURS.map((hour) => (
        <g key={hour}>
          <Line
            kind="hair"
            through={[
              [x(hour), 0, 0],
              [x(hour), 240, 0],
            ]}
          />
          <LeftLetters at={[x(hour) - 14, 240, -22]} size={11} tone="soft">
            {`${hour}:00`}
          </LeftLetters>
        </g>
      ))}
      {offices.map(({ code, from, to, shared }, row) => (
        <g key={code}>
          <Box
            at={[x(from), 18 + row * 56, 0]}
            size={[(to - from) * HOUR, 34, 12]}
            tone={code === 'INDIA' ? 'deep' : 'paper'}
          />
          {shared && <Box at={[x(shared), 18 + row * 56, 12]} size={[2 * HOUR, 34, 26]} tone="signal" />}
          <TopLetters
            at={[x(shared === from ? to : from) + (shared === from ? -60 : shared ? 70 : 16), 44 + row * 56, 12]}
            size={15}
            tone={code === 'INDIA' ? 'paper' : 'ink'}
          >
            {code}
          </TopLetters>
        </g>
      ))}
      <Person at={[30, 140, 0]} yaw={0} mirror pose="point" skin={3} top="line" legs="ink" cut="curly" beard />
      <Callout at={[x(13), 147, 38]} to={[-10, -125]} text="UAE" measure="12:00 to 14:00" />
      <Callout at={[x(20.5), 35, 38]} to={[320, -70]} text="USA, by late shift" measure="19:30 to 21:30" />
      <Callout at={[x(16), 91, 38]} to={[170, -110]} side="right" text="UK" measure="15:00 to 17:00" />
    </Drawing>
  );
}
