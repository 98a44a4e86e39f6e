import { Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftLetters } from '../../kit/lettering/lettering.tsx';
import type { Point } from '../../kit/projection.ts';
import { Box, Disc, Line } from '../../kit/solids.tsx';
import { Person } from '../../people/person.tsx';
import { ServiceModel } from './service-model.tsx';

const RADIUS = 300;
const [WIDE, DEEP, HIGH] = [84, 44, 26] as const;
/** The plinth that the two at the table talk about. */
const CHOSEN = 3;

/** The word on a plinth, and the service that it leads to. */
interface Plate {
  plate: string;
  href: string;
  name: string;
}

/** The services' figure: a ring of plinths, one for each service, and a table in the middle at which somebody asks. */
export function RoundScene({ plates }: { plates: readonly Plate[] }) {
  const plinths = plates.map(({ plate }, index) => {
    const angle = (index / plates.length) * 2 * Math.PI - Math.PI * 0.78;
    const [x, y] = [Math.round(RADIUS * Math.cos(angle)), Math.round(RADIUS * Math.sin(angle))];
    return { plate, index, x, y, chosen: index === CHOSEN };
  });
  const fromBack = plinths.toSorted((one, other) => one.x + one.y - (other.x + other.y));
  return (
    <Drawing
      letters={plinths.map(({ plate, x, y }) => ({ label: plate, outline: outlineOf(x, y) }))}
      parts={Object.fromEntries(plates.map(({ plate, href, name }) => [plate, { href, name }]))}
      viewBox="-490 -300 980 600"
      className="big-balloons roomy small-letters on-lines"
      label={`A ring of ${plates.length} labelled plinths, each with a small model of a service on it; in the middle an engineer and a visitor talk across a round table, and one cable leads to the service that they talk about`}
    >
      <Floor from={[-360, -360]} to={[360, 360]} />
      {plinths.map(({ plate, x, y, chosen }) => (
        <Line
          key={plate}
          kind={chosen ? 'cable signal' : 'hair'}
          through={[
            [0, 0, 0],
            [x, y, 0],
          ]}
        />
      ))}
      {fromBack
        .filter(({ x, y }) => x + y < 0)
        .map((plinth) => (
          <Plinth key={plinth.plate} {...plinth} />
        ))}
      <Middle />
      {fromBack
        .filter(({ x, y }) => x + y >= 0)
        .map((plinth) => (
          <Plinth key={plinth.plate} {...plinth} />
        ))}
      <Callout at={[0, 0, 50]} to={[-96, -86]} side="left" text="You ask here" measure={`${plates.length} services`} />
    </Drawing>
  );
}

/** The edge of a plinth as it is seen. */
function outlineOf(x: number, y: number): Point[] {
  const [left, right, back, front] = [x - WIDE / 2, x + WIDE / 2, y - DEEP / 2, y + DEEP / 2];
  return [
    [left, front, 0],
    [right, front, 0],
    [right, back, 0],
    [right, back, HIGH],
    [left, back, HIGH],
    [left, front, HIGH],
  ];
}

interface PlinthProps {
  plate: string;
  index: number;
  x: number;
  y: number;
  chosen: boolean;
}

function Plinth({ plate, index, x, y, chosen }: PlinthProps) {
  const corner: Point = [x - WIDE / 2, y - DEEP / 2, 0];
  return (
    <>
      <Box at={corner} size={[WIDE, DEEP, HIGH]} tone={chosen ? 'signal' : 'paper'} />
      <LeftLetters at={[x, y + DEEP / 2 + 0.2, 9]} size={12} anchor="middle">
        {plate}
      </LeftLetters>
      <ServiceModel index={index} at={[x, y, HIGH]} />
    </>
  );
}

function Middle() {
  return (
    <>
      <Person at={[-44, -40, 0]} yaw={45} pose="think" skin={3} top="white" legs="ink" cut="bob" slim glasses />
      <Disc at={[0, 0, 0]} r={8} h={40} tone="deep" />
      <Disc at={[0, 0, 40]} r={42} h={4} />
      <Box at={[-14, -16, 44]} size={[30, 34, 1]} tone="plate" />
      <Box at={[14, -20, 44]} size={[10, 10, 8]} tone="signal" />
      <Person at={[52, 44, 0]} yaw={225} skin={2} top="deep" legs="ink" cut="short" />
    </>
  );
}
