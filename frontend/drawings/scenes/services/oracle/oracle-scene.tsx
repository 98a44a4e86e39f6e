import { Balloon, Dimension, Floor } from '../../../kit/lettering/annotations.tsx';
import { Callout } from '../../../kit/lettering/callout.tsx';
import { Drawing } from '../../../kit/drawing.tsx';
import { LeftFace, TopFace } from '../../../kit/faces.tsx';
import { LeftLetters } from '../../../kit/lettering/lettering.tsx';
import { Person } from '../../../people/person.tsx';
import { Pipe } from '../../../kit/pipe.tsx';
import { project, type Point } from '../../../kit/projection.ts';
import { Box, Disc, Line, type Tone } from '../../../kit/solids.tsx';
import { Collar } from './collar.tsx';

/** A query plan as plumbing: two tanks, a blocked valve, a thin pipe that goes round it, and a cup of rows. */
export function OracleScene() {
  return (
    <Drawing
      viewBox="-262 -126 840 610"
      className="big-balloons small-letters"
      label="Two tanks of rows are piped to a join; the fat pipe from the larger one ends at a blocked valve, a thin pipe by an index passes above it, and a small cup catches 312 rows"
    >
      <Floor from={[-20, -60]} to={[700, 300]} />
      <Pipe
        through={[
          [112, 10, 30],
          [352, 10, 30],
          [352, 88, 30],
        ]}
        r={5.2}
      />
      <Tank at={[60, 10, 0]} high={84} name="CUSTOMERS" rows="2.1 M rows" />
      <Valve at={[236, 10, 30]} />
      <Tank at={[60, 196, 0]} high={120} name="ORDERS" rows="41.2 M rows" tone="deep" wide={60} />
      <Pipe
        through={[
          [256, 196, 26],
          [352, 196, 26],
          [352, 148, 26],
        ]}
        r={5.2}
      />
      <Collar at={[112, 196, 28]} r={20} />
      <Pipe
        through={[
          [128, 196, 28],
          [214, 196, 28],
        ]}
        r={12}
        tone="pale"
      />
      <Blocked />
      <IndexPipe />
      <Join />
      <Pipe
        through={[
          [384, 116, 30],
          [446, 116, 30],
        ]}
        r={5.2}
      />
      <Box at={[446, 90, 0]} size={[54, 54, 48]} />
      <LeftLetters at={[473, 144.2, 20]} anchor="middle" size={12}>
        SORT
      </LeftLetters>
      <Pipe
        through={[
          [500, 116, 30],
          [566, 116, 30],
          [566, 116, 16],
        ]}
        r={5.2}
      />
      <Disc at={[566, 116, 0]} r={26} h={9} tone="deep" />
      <Person at={[652, 108, 0]} yaw={180} pose="point" mirror skin={2} top="sand" legs="ink" cut="short" glasses />
      <Dimension from={[60, 300, 0]} to={[352, 300, 0]} away={[0, 24, 0]} label="4,12,08,114 ORDERS READ" />
      <Dimension from={[352, 300, 0]} to={[566, 300, 0]} away={[0, 24, 0]} label="312 ROWS WANTED" />
      <Balloon at={[213, 222, 8]} to={[-62, 238]} label="1" />
      <Balloon at={[222, 128, 100]} to={[150, -16]} label="2" />
      <Balloon at={[364, 108, 66]} to={[292, 84]} label="3" />
      <Balloon at={[572, 124, 9]} to={[398, 426]} label="4" />
      <g className="max-sm:hidden">
        <Callout at={[258, 214, 12]} to={[76, 306]} text="TO_CHAR round the date" measure="the index cannot be used" />
      </g>
    </Drawing>
  );
}

type TankProps = { at: Point; high: number; name: string; rows: string; tone?: Tone; wide?: number };

/** A table: as tall as it is long. Its name stands on the side that faces the reader. */
function Tank({ at, high, name, rows, tone = 'paper', wide = 52 }: TankProps) {
  const [x, y] = project([at[0], at[1], high / 2]);
  return (
    <>
      <Disc at={at} r={wide} h={high} tone={tone} />
      <text className="lettering" x={x} y={y + wide * 0.3} textAnchor="middle">
        {name}
      </text>
      <text className="lettering soft" x={x} y={y + wide * 0.3 + 15} textAnchor="middle">
        {rows}
      </text>
    </>
  );
}

function Valve({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Box at={[x - 12, y - 12, z - 12]} size={[24, 24, 24]} />
      <Disc at={[x, y, z + 12]} r={4} h={9} />
      <Disc at={[x, y, z + 21]} r={16} h={4} />
    </>
  );
}

/** The valve that lets one row through at a time. Its wheel has four spokes and is shut. */
function Blocked() {
  return (
    <>
      <Box at={[212, 170, 0]} size={[46, 52, 50]} tone="signal" />
      <LeftFace at={[212, 222.2, 0]} marks={[[7, 8, 32, 34, 'hair']]} />
      <LeftLetters at={[235, 222.4, 27]} anchor="middle" size={10.5}>
        FULL
      </LeftLetters>
      <LeftLetters at={[235, 222.4, 15]} anchor="middle" size={10.5}>
        SCAN
      </LeftLetters>
      <Disc at={[235, 196, 50]} r={5} h={14} />
      <Disc at={[235, 196, 64]} r={28} h={5} tone="signal" />
      <Disc at={[235, 196, 69]} r={20} h={1} />
      <Line
        kind="edge"
        through={[
          [215, 196, 70],
          [255, 196, 70],
        ]}
      />
      <Line
        kind="edge"
        through={[
          [235, 176, 70],
          [235, 216, 70],
        ]}
      />
    </>
  );
}

const flanges = [170, 222, 274];

/** The new way: thin, high, and straight to the rows of one month. */
function IndexPipe() {
  return (
    <>
      <Line
        kind="ghost"
        through={[
          [222, 128, 0],
          [222, 128, 88],
        ]}
      />
      <Pipe
        through={[
          [102, 160, 92],
          [102, 128, 92],
          [338, 128, 92],
          [338, 128, 62],
        ]}
        r={4.4}
        tone="deep"
      />
      {flanges.map((x) => (
        <g key={x}>
          <Pipe
            through={[
              [x, 128, 92],
              [x + 6, 128, 92],
            ]}
            r={6.4}
          />
        </g>
      ))}
    </>
  );
}

function Join() {
  return (
    <>
      <Box at={[316, 84, 0]} size={[68, 66, 62]} />
      <TopFace at={[316, 84, 62]} marks={[[8, 8, 52, 50, 'hair']]} />
      <LeftLetters at={[350, 150.2, 24]} anchor="middle" size={14}>
        JOIN
      </LeftLetters>
      <Pipe
        through={[
          [338, 128, 92],
          [338, 128, 64],
        ]}
        r={4.4}
        tone="deep"
      />
    </>
  );
}
