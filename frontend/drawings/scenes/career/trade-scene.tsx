import type { Trade } from '../../names.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import type { Point, Spot } from '../../kit/projection.ts';
import type { Look, Stance } from '../../people/looks.ts';
import { Placed, PlacedPerson } from '../../people/placed.tsx';
import { TradeParts } from '../home/trades.tsx';

/** How much larger than in the list of positions the work stands here. */
const SCALE = 2.4;

interface Workplace {
  label: string;
  /** In the measure of the small drawing. */
  note: { at: Point; to: Spot; text: string; measure: string };
  width: { from: Point; to: Point; label: string };
  people: readonly ({ at: Point } & Look & Stance)[];
}

/** What is worked on, who works on it, and one measure that the trade is judged by. */
const workplaces: Record<Trade, Workplace> = {
  web: {
    label: 'Somebody points at a page on a screen twice as tall as a desk',
    note: { at: [66, 22, 28], to: [294, -70], text: 'First picture', measure: '0.9 s, slow phone' },
    width: { from: [0, 30, 0], to: [90, 30, 0], label: '360 TO 1920 PX' },
    people: [{ at: [300, 100, 0], yaw: 180, pose: 'point', skin: 3, top: 'signal', legs: 'ink', cut: 'bun' }],
  },
  mobile: {
    label: 'Somebody stands before two telephones as tall as doors, the same app on both',
    note: { at: [64, 34, 56], to: [280, -60], text: 'No line', measure: 'kept, sent at 18:40' },
    width: { from: [14, 44, 0], to: [84, 44, 0], label: 'ONE CODE, TWO STORES' },
    people: [{ at: [300, 140, 0], yaw: 180, pose: 'carry', skin: 2, top: 'deep', legs: 'line', beard: true }],
  },
  testing: {
    label: 'Two people read a list of checks on a board; a red button lies before it',
    note: { at: [12, 30, 50], to: [240, -90], text: 'Check 2 of 3', measure: 'fails at 400 users' },
    width: { from: [22, 0, 0], to: [22, 84, 0], label: 'THREE CHECKS' },
    people: [
      { at: [140, 20, 0], yaw: 180, pose: 'point', skin: 4, top: 'white', legs: 'ink', cut: 'curly' },
      { at: [180, 190, 0], yaw: 180, pose: 'think', skin: 2, top: 'deep', legs: 'line', glasses: true },
    ],
  },
  team: {
    label: 'Three colleagues stand on one plate, and one more comes to join them',
    note: { at: [58, 14, 60], to: [270, -110], text: 'Three to seven', measure: 'one system' },
    width: { from: [-6, 90, 0], to: [82, 90, 0], label: 'ONE ROOM' },
    people: [{ at: [330, 70, 0], yaw: 180, pose: 'carry', skin: 2, top: 'signal', legs: 'ink' }],
  },
  data: {
    label: 'Somebody writes down what three stacked stores of data hold',
    note: { at: [66, 34, 64], to: [250, -130], text: 'Read back', measure: 'each night' },
    width: { from: [-2, 84, 0], to: [70, 84, 0], label: 'THREE COPIES' },
    people: [{ at: [280, 130, 0], yaw: 180, pose: 'think', skin: 3, top: 'white', legs: 'deep', glasses: true }],
  },
  cloud: {
    label: 'Somebody stands before three plates that hang over one another, the same on each',
    note: { at: [76, 30, 66], to: [270, -110], text: 'The same build', measure: 'in three places' },
    width: { from: [0, 76, 0], to: [76, 76, 0], label: 'RACK 1 OF 3' },
    people: [
      { at: [300, 150, 0], yaw: 180, pose: 'point', skin: 2, top: 'signal', legs: 'ink', cut: 'turban', beard: true },
    ],
  },
};

const larger = ([x, y, z]: Point): Point => [x * SCALE, y * SCALE, z * SCALE];

/** The hero of a job post: the work of its trade, as large as the people who do it. */
export function TradeScene({ trade }: { trade: Trade }) {
  const { label, note, width, people } = workplaces[trade];
  return (
    <Drawing viewBox="-250 -225 720 560" label={label} className="big-balloons roomy">
      <Floor from={[-40, -40]} to={[360, 280]} />
      <Placed at={[0, 0, 0]} scale={SCALE}>
        <TradeParts trade={trade} />
      </Placed>
      {people.map(({ at, ...person }) => (
        <PlacedPerson key={at.join(' ')} at={at} scale={1.35} {...person} />
      ))}
      <Callout at={larger(note.at)} to={note.to} text={note.text} measure={note.measure} />
      <Dimension from={larger(width.from)} to={larger(width.to)} away={[0, 40, 0]} label={width.label} />
    </Drawing>
  );
}
