import { Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { RightFace, TopFace } from '../../kit/faces.tsx';
import { RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Pipe } from '../../kit/pipe.tsx';
import { Box, Line } from '../../kit/solids.tsx';

const RESULTS = 40;
const STEP = 10;
const [WIDE, DEEP] = [112, 120] as const;
const [NOW, BEFORE] = [3, 38] as const;
/** How far the raised page stands out of the pile. */
const OUT = 42;
const heightOf = (place: number) => (RESULTS - place) * STEP;
const places = Array.from({ length: RESULTS }, (_, at) => RESULTS - at);
const BEAM = RESULTS * STEP + 48;
/** Where the free end of the rope hangs, before the pile. */
const ROPE = 226;

const balloons: readonly BalloonMark[] = [
  { at: [WIDE, 40, heightOf(BEFORE) + 4], to: [176, 150], label: 'A' },
  { at: [10, DEEP + OUT, heightOf(NOW) + 4], to: [-196, -300], label: 'B' },
  { at: [60, ROPE, 200], to: [-196, -70], label: 'C' },
];

/** The hero's figure: forty results of one search as a pile, and a page that is lifted from the 38th place to the third. */
export function ResultsScene({ parts }: DrawingWithParts = {}) {
  return (
    <Drawing
      parts={parts}
      balloons={balloons}
      className="max-md:[&_.balloon_.ring]:[r:17px] max-md:[&_.balloon_text]:[translate:0_1.5px] max-md:[&_.balloon_text]:[font-size:17px] max-md:[&_:is(.callout,.lettering)]:hidden"
      viewBox="-230 -490 460 770"
      label="The results of a search as a pile of forty plates with a crane over it; a woman pulls the rope that has lifted one plate from the thirty-eighth place to the third, and its former place is a gap"
    >
      <Floor from={[-40, -40]} to={[240, 240]} />
      <Pipe
        r={3}
        tone="deep"
        through={[
          [60, -22, 0],
          [60, -22, BEAM],
        ]}
      />
      {places.map((place) => (
        <Result key={place} place={place} />
      ))}
      {[1, 10, 20, 30].map((place) => (
        <RightLetters key={place} at={[WIDE + 6, -8, heightOf(place) + 2]} size={13} tone="soft">
          {String(place)}
        </RightLetters>
      ))}
      <Pipe
        r={3}
        tone="deep"
        through={[
          [60, -22, BEAM],
          [60, ROPE, BEAM],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [60, DEEP + 24, BEAM - 4],
          [60, DEEP + 24, heightOf(NOW) + STEP],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [60, ROPE, BEAM - 4],
          [60, ROPE, 74],
        ]}
      />
      <Person at={[66, 246, 0]} yaw={280} pose="point" cut="tail" top="sand" legs="deep" slim />
      <Callout at={[WIDE, 60, heightOf(NOW) + 5]} to={[100, -440]} text="pump seal" measure="38th, now 3rd" />
    </Drawing>
  );
}

function Result({ place }: { place: number }) {
  const z = heightOf(place);
  if (place === BEFORE) return <Box at={[4, 4, z]} size={[WIDE - 8, DEEP - 8, STEP - 2]} tone="ghost" />;
  const out = place === NOW ? OUT : 0;
  return (
    <>
      <Box at={[0, 0, z]} size={[WIDE, DEEP + out, STEP - 2]} tone={place === NOW ? 'signal' : 'paper'} />
      {place === 1 && (
        <TopFace
          at={[0, 0, z + STEP - 1.8]}
          marks={[
            [14, 14, 60, 8, 'second'],
            [14, 30, 84, 4, 'faint'],
            [14, 40, 76, 4, 'faint'],
            [14, 50, 84, 4, 'faint'],
          ]}
        />
      )}
      {place !== NOW && place % 3 === 0 && <RightFace at={[WIDE, 0, z]} marks={[[10, 2, 40, 3, 'faint']]} />}
    </>
  );
}
