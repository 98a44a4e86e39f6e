import { Balloon, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { LeftLetters, TopLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { faceOf, type Point } from '../../kit/projection.ts';
import { Box, Line } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

// Two units are three centimetres: steps of 15, a door of 90, and a ramp that rises one in twelve.
const RISE = 30;
const FOOT = -160;
const TOP = 200;
const FRONT = 116;
const heightAt = (x: number) => Math.round(((x - FOOT) / (TOP - FOOT)) * RISE);

/** The statement's figure: one door, and the ways to it. Steps, a ramp with a rail, a strip that is felt by a cane, a button within reach. */
export function DoorScene() {
  return (
    <Drawing
      viewBox="-300 -150 700 480"
      className="big-balloons"
      label="A door with three ways to it: somebody in a wheelchair rolls up a ramp, somebody with a long cane follows a strip in the ground to the steps, and somebody presses the button that opens the door"
    >
      <Floor from={[-200, -40]} to={[440, 320]} />
      <House />
      <Ramp />
      <Rolling at={[10, 58, heightAt(10)]} />
      <Rail y={FRONT - 4} />
      <Landing />
      <Person at={[362, 34, RISE]} yaw={270} pose="point" skin={3} top="signal" legs="ink" cut="turban" beard />
      <Strip />
      <Walking at={[265, 262, 0]} />
      <Balloon at={[330, 131, 10]} to={[330, 296]} label="A" />
      <Balloon at={[-70, 100, heightAt(-70)]} to={[-250, 70]} label="B" />
      <Balloon at={[265, 226, 0]} to={[110, 300]} label="C" />
      <Balloon at={[382, 0, RISE + 90]} to={[374, 20]} label="D" />
      <Dimension from={[FOOT, FRONT, 0]} to={[TOP, FRONT, 0]} away={[0, 34, 0]} label="RISES 1 IN 12" />
    </Drawing>
  );
}

const panes: readonly Mark[] = [26, 66].map((along): Mark => [along, 78, 30, 44, 'glass']);

/** The wall with its door: one leaf has slid aside, and behind it is light. */
function House() {
  return (
    <>
      <Box at={[60, -14, 0]} size={[330, 14, 168]} tone="plate" />
      <LeftFace
        at={[60, 0, 0]}
        marks={[
          ...panes,
          [158, RISE, 96, 108, 'ink'],
          [160, RISE, 60, 106, 'accent'],
          [220, RISE, 32, 106, 'second'],
          [224, RISE + 8, 24, 90, 'glass'],
          [310, RISE + 70, 14, 26, 'accent'],
          [313, RISE + 80, 8, 8, 'glass'],
        ]}
      />
      <LeftLetters at={[216, 0.4, RISE + 116]} size={15}>
        COME IN
      </LeftLetters>
    </>
  );
}

/** A wedge along the wall. */
function Ramp() {
  const [back, front] = [4, FRONT];
  const top: Point[] = [
    [FOOT, back, 0],
    [TOP, back, RISE],
    [TOP, front, RISE],
    [FOOT, front, 0],
  ];
  const side: Point[] = [
    [FOOT, front, 0],
    [TOP, front, 0],
    [TOP, front, RISE],
  ];
  return (
    <g className="solid deep">
      <path className="top" d={faceOf(top)} />
      <path className="left" d={faceOf(side)} />
    </g>
  );
}

/** Two bars on posts, at the height of a hand and of a child's. */
function Rail({ y }: { y: number }) {
  const posts = [FOOT + 10, FOOT + 130, FOOT + 250, TOP - 6];
  const bar = (high: number): Point[] => [
    [FOOT + 10, y, high],
    [TOP - 6, y, RISE + high],
  ];
  return (
    <>
      {posts.map((x) => (
        <Line
          key={x}
          kind="cable"
          through={[
            [x, y, heightAt(x)],
            [x, y, heightAt(x) + 62],
          ]}
        />
      ))}
      <Line kind="cable signal" through={bar(62)} />
      <Line kind="cable signal" through={bar(40)} />
    </>
  );
}

/** The ground before the door, with three steps down. */
function Landing() {
  return (
    <>
      <Box at={[TOP, 0, 0]} size={[190, FRONT, RISE]} />
      <TopFace at={[TOP, 0, RISE]} marks={[[20, 6, 72, 26, 'faint']]} />
      <Box at={[TOP, FRONT, 0]} size={[190, 20, 20]} />
      <Box at={[TOP, FRONT + 20, 0]} size={[190, 20, 10]} />
      <TopLetters at={[TOP + 98, FRONT - 12, RISE]} size={11} tone="soft">
        3 x 150
      </TopLetters>
    </>
  );
}

const bumps: readonly Mark[] = Array.from({ length: 30 }, (_, index): Mark => {
  const [column, row] = [index % 3, Math.floor(index / 3)] as const;
  return [4 + column * 9, 6 + row * 15, 4, 9, 'ink'];
});

/** Ribs that point the way, as on a pavement. */
function Strip() {
  return <TopFace at={[251, FRONT + 44, 0]} marks={[[0, 0, 30, 158, 'glass'], ...bumps]} />;
}

/** A person with a long cane, seen from behind, on the way to the steps. */
function Walking({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Line
        kind="cable signal"
        through={[
          [x + 12, y - 6, z + 53],
          [x + 4, y - 46, z],
        ]}
      />
      <Person at={[x, y, z]} yaw={270} skin={2} top="white" legs="deep" cut="tail" glasses slim />
    </>
  );
}

/** A wheelchair on its way up. Its wheels hide each other and the sitter from back to front. */
function Rolling({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Wheel at={[x - 2, y - 16, z + 20]} r={20} width={4} />
      <Box at={[x - 13, y - 11, z + 20]} size={[3, 22, 34]} tone="signal" />
      <Box at={[x - 10, y - 11, z + 20]} size={[22, 22, 4]} />
      <Person at={[x, y, z + 2]} pose="sit" skin={4} top="white" legs="ink" cut="curly" />
      <Box at={[x + 20, y - 9, z + 4]} size={[14, 18, 2]} />
      <Wheel at={[x + 22, y + 11, z + 6]} r={6} width={3} />
      <Wheel at={[x - 2, y + 12, z + 20]} r={20} width={4} />
      <Wheel at={[x - 2, y + 16, z + 20]} r={4} width={2} />
    </>
  );
}
