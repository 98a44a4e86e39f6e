import { Dimension, Floor, type BalloonMark } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { faceOf, type Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';

const [PLOT, WIDTH, DEPTH, BACK, FRONT] = [112, 78, 60, 0, 216];

interface Work {
  /** The id of its words on the page. */
  key: string;
  name: string;
  year: number;
  isPublic: boolean;
}

/** By age, the oldest first: seven at the far side of the street, seven at the near one. */
function housesOf(works: readonly Work[]) {
  const newest = Math.max(...works.map(({ year }) => year));
  return works
    .map((work, index) => ({ ...work, number: index + 1 }))
    .toSorted((one, other) => one.year - other.year)
    .map(({ key, name, year, isPublic, number }, at) => ({
      id: key,
      name,
      year,
      isPublic,
      number,
      at: [(at % 7) * PLOT, at < 7 ? BACK : FRONT, 0] as Point,
      height: 46 + (newest - year) * 17,
      roof: at % 3,
      tone: year === newest ? ('signal' as const) : at % 4 === 1 ? ('deep' as const) : ('paper' as const),
    }));
}

type House = ReturnType<typeof housesOf>[number];

/** A door, and a window for each storey beside it. */
function openings(height: number): Mark[] {
  const storeys = Math.floor((height - 14) / 26);
  return [
    [52, 0, 16, 25, 'ink'],
    ...Array.from({ length: storeys }, (_, storey): Mark => [10, 10 + storey * 26, 13, 14, 'glass']),
    ...Array.from({ length: storeys }, (_, storey): Mark => [29, 10 + storey * 26, 13, 14, 'glass']),
  ];
}

function Gable({ at: [x, y, z], tone }: { at: Point; tone: string }) {
  const [near, far, ridge] = [y + DEPTH + 4, y - 4, z + 36];
  const [left, right, middle] = [x - 4, x + WIDTH + 4, y + DEPTH / 2];
  return (
    <g className={`solid ${tone}`}>
      <path
        className="top"
        d={faceOf([
          [left, near, z],
          [right, near, z],
          [right, middle, ridge],
          [left, middle, ridge],
        ])}
      />
      <path
        className="right"
        d={faceOf([
          [right, near, z],
          [right, far, z],
          [right, middle, ridge],
        ])}
      />
    </g>
  );
}

function Fence({ at: [x, y] }: { at: Point }) {
  const near = y + DEPTH + 18;
  const posts = Array.from({ length: 8 }, (_, post) => x - 4 + post * 12);
  return (
    <>
      {posts.map((post) => (
        <Line
          key={post}
          kind="edge"
          through={[
            [post, near, 0],
            [post, near, 17],
          ]}
        />
      ))}
      <Line
        kind="cable signal"
        through={[
          [x - 4, near, 13],
          [x + 80, near, 13],
        ]}
      />
    </>
  );
}

function HouseDrawn({ at, height, roof, tone, number, isPublic }: House) {
  const [x, y] = at;
  return (
    <>
      <Box at={at} size={[WIDTH, DEPTH, height]} tone={tone} />
      <LeftFace at={[x, y + DEPTH + 0.2, 0]} marks={openings(height)} />
      <LeftLetters at={[x + 60, y + DEPTH + 0.2, 29]} size={14} anchor="middle">
        {String(number)}
      </LeftLetters>
      {roof === 0 && <Gable at={[x, y, height]} tone={tone} />}
      {roof === 1 && <Box at={[x - 4, y - 4, height]} size={[WIDTH + 8, DEPTH + 8, 6]} tone={tone} />}
      {roof === 2 && <Disc at={[x + 52, y + 26, height]} r={13} h={20} tone={tone} />}
      {!isPublic && <Fence at={at} />}
    </>
  );
}

/** The balloons of three houses, and the works that they lead to. */
function markedOf(houses: readonly House[]) {
  const [oldest, bakery, youngest] = [houses[0], houses[6], houses[13]];
  const mark = (house: House | undefined, label: string, at: (house: House) => Point, to: BalloonMark['to']) =>
    house ? [{ label, at: at(house), to, link: { href: `#${house.id}`, name: house.name } }] : [];
  return [
    ...mark(oldest, 'A', ({ at: [x], height }) => [x + 40, 30, height + 20], [-150, -110]),
    ...mark(bakery, 'B', ({ at: [x], height }) => [x + 60, 30, height + 16], [610, 130]),
    ...mark(youngest, 'C', ({ at: [x] }) => [x + WIDTH, FRONT + 30, 20], [560, 560]),
  ];
}

/** Both sides of a street: fourteen houses, higher the longer they have stood. */
export function StreetScene({ works }: { works: readonly Work[] }) {
  const houses = housesOf(works);
  const years = [...new Set(houses.map(({ year }) => year))].map((year) => {
    const first = houses.find((house) => house.year === year);
    return { year: String(year), at: first?.at ?? [0, 0, 0] };
  });
  const marked = markedOf(houses);
  const shut = houses.filter(({ isPublic }) => !isPublic);
  return (
    <Drawing
      balloons={marked}
      parts={Object.fromEntries(marked.map(({ label, link }) => [label, link]))}
      viewBox="-320 -190 1050 800"
      className="big-balloons roomy small-letters"
      label="A street of fourteen numbered houses, the oldest ones the highest, the newest one in colour, two of them behind a fence"
    >
      <Floor from={[-80, -40]} to={[880, 400]} />
      <Box at={[-60, 104, -4]} size={[900, 80, 4]} tone="plate" />
      <Line
        kind="ghost"
        through={[
          [-60, 144, 0],
          [840, 144, 0],
        ]}
      />
      {houses.map((house) => (
        <HouseDrawn key={house.number} {...house} />
      ))}
      {years.map(({ year, at: [x, y] }) => (
        <TopLetters key={year} at={[x, y ? 304 : 88, 0.2]} size={13} tone="soft">
          {year}
        </TopLetters>
      ))}
      <Dimension
        from={[0, 300, 0]}
        to={[750, 300, 0]}
        away={[0, 60, 0]}
        label="FOURTEEN OPENED SINCE 2022, NONE CLOSED"
      />
      {shut[0] && (
        <Callout
          at={[shut[0].at[0] + 70, shut[0].at[1] + 10, shut[0].height + 8]}
          to={[400, -60]}
          text={`No. ${shut.map(({ number }) => number).join(' and ')}: fenced, for staff`}
          measure="their owners show you round"
        />
      )}
    </Drawing>
  );
}
