import { Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { RightFace, TopFace } from '../../kit/faces.tsx';
import { RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Seated } from '../../people/seated.tsx';
import { Box } from '../../kit/solids.tsx';

/** A contract is signed on the drawing itself, under the first drawing of the house. */
export function SigningScene() {
  return (
    <Drawing
      className="max-md:[&_.callout]:hidden max-sm:[&_.lettering]:text-[15.2px]"
      viewBox="-180 -215 440 345"
      label="A man sits at a table and signs a sheet; a client stands opposite, and a framed first drawing hangs behind them"
    >
      <Floor from={[-60, -120]} to={[180, 120]} step={40} />
      <Box at={[-64, -110, 0]} size={[4, 220, 128]} />
      <RightFace
        at={[-59.6, -84, 32]}
        marks={[
          [0, 0, 130, 88, 'glass'],
          [6, 6, 118, 80, 'hair'],
          [18, 40, 50, 30, 'cell'],
          [24, 46, 10, 18, 'accent'],
          [40, 46, 22, 3, 'ink'],
          [40, 53, 22, 3, 'faint'],
          [40, 60, 14, 3, 'faint'],
          [80, 40, 32, 30, 'cell'],
          [18, 14, 50, 16, 'second'],
        ]}
      />
      <RightLetters at={[-59, 34, 40]} size={9}>
        2019
      </RightLetters>
      <Seated
        at={[0, 0, 0]}
        skin={2}
        top="ink"
        cut="short"
        glasses
        laptop={false}
        onDesk={
          <TopFace
            at={[20, -28, 44.2]}
            marks={[
              [0, 0, 32, 54, 'glass'],
              [5, 6, 14, 20, 'cell'],
              [5, 32, 14, 3, 'faint'],
              [5, 38, 14, 3, 'faint'],
              [23, 30, 5, 20, 'accent'],
            ]}
          />
        }
      />
      <Person at={[104, 14, 0]} yaw={180} skin={4} top="deep" legs="ink" cut="long" slim />
      <Callout at={[-59, -66, 94]} to={[96, -150]} text="The first drawing" measure="9 ticket windows" />
      <Callout at={[46, -2, 44]} to={[124, -28]} text="Signed on the sheet" measure="not beside it" />
    </Drawing>
  );
}
