import { type BalloonMark, Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing, type DrawingWithParts } from '../../kit/drawing.tsx';
import { RightFace } from '../../kit/faces.tsx';
import { RightLetters } from '../../kit/lettering/lettering.tsx';
import { Person } from '../../people/person.tsx';
import { Box, Line } from '../../kit/solids.tsx';

type Enquiry = { job: string; step: string; owner: string; due: string };

const PITCH = 104;
const enquiries: readonly Enquiry[] = [
  { job: 'HOTEL', step: 'OFFER', owner: 'MK', due: '19 JUN' },
  { job: 'CLINIC', step: 'VISIT', owner: 'SA', due: '17 JUN' },
  { job: 'SCHOOL', step: 'CALL', owner: 'MK', due: '16 JUN' },
  { job: 'BAKERY', step: 'CALL', owner: 'RJ', due: '11 JUN' },
  { job: 'GARAGE', step: 'OFFER', owner: 'SA', due: '15 JUN' },
  { job: 'OFFICE', step: 'VISIT', owner: 'RJ', due: '15 JUN' },
];
const OVERDUE = 3;

const balloons: readonly BalloonMark[] = [
  { label: 'A', at: [3, 18, 128], to: [84, -176] },
  { label: 'B', at: [3, 122, 76], to: [-14, 84] },
  { label: 'C', at: [3, 598, 92], to: [-492, 306] },
  { label: 'D', at: [33, 326, 84], to: [-168, 150] },
];

/** A card on its hook: the job, the next step, its owner and the day on which it is due. */
function Card({ enquiry: { job, step, owner, due }, place }: { enquiry: Enquiry; place: number }) {
  const overdue = place === OVERDUE;
  const [x, y] = [overdue ? 30 : 0, place * PITCH + 12];
  const right = x + 3.2;
  return (
    <>
      {overdue && (
        <Line
          kind="ghost"
          through={[
            [0, y + 36, 168],
            [30, y + 36, 168],
          ]}
        />
      )}
      <Line
        kind="edge"
        through={[
          [x, y + 36, 178],
          [x, y + 36, 160],
        ]}
      />
      <Box at={[x, y, 64]} size={[3, 74, 98]} tone={overdue ? 'signal' : 'paper'} />
      <RightFace
        at={[right, y, 64]}
        marks={[
          [6, 70, 62, 0.8, 'hair'],
          [6, 8, 26, 20, owner === 'SA' ? 'second' : 'glass'],
        ]}
      />
      <g className="job">
        <RightLetters at={[right, y + 68, 142]} size={13}>
          {job}
        </RightLetters>
      </g>
      <RightLetters at={[right, y + 68, 118]} size={11} tone="soft">
        {step}
      </RightLetters>
      <RightLetters at={[right, y + 68, 101]} size={12}>
        {due}
      </RightLetters>
      <RightLetters at={[right, y + 27, 78]} size={11} tone={owner === 'SA' ? 'paper' : 'ink'}>
        {owner}
      </RightLetters>
    </>
  );
}

/** Six cards on a rail; the late one has come out towards its owner. */
export function RailScene({ parts }: DrawingWithParts = {}) {
  const length = enquiries.length * PITCH;
  return (
    <Drawing
      balloons={balloons}
      parts={parts}
      className="big-balloons roomy small-letters max-sm:-ml-[8%] max-sm:w-[122%] max-md:[&_.job_.lettering]:[display:inline]! max-md:[&_.job_.lettering]:[font-size:15px] lg:max-xl:[&_.lettering]:[font-size:13.3px]"
      viewBox="-590 -230 770 670"
      label="A rail with six enquiry cards, each with a job, a next step, a date and an owner’s initials; the card that is three days late has slid out in front of the others and a woman points at it"
    >
      <Floor from={[-40, -40]} to={[200, 640]} />
      <Box at={[-4, -6, 0]} size={[8, 8, 186]} />
      <Box at={[-4, -6, 178]} size={[8, length + 20, 8]} tone="deep" />
      {enquiries.map((enquiry, place) =>
        place === OVERDUE ? null : <Card key={enquiry.job} enquiry={enquiry} place={place} />,
      )}
      <Box at={[-4, length + 6, 0]} size={[8, 8, 178]} />
      <Card enquiry={enquiries[OVERDUE] as Enquiry} place={OVERDUE} />
      <Person at={[92, 424, 0]} yaw={200} pose="point" mirror top="deep" legs="line" cut="bun" skin={2} long slim />
      <g className="max-sm:hidden">
        <Dimension from={[0, length, 0]} to={[0, 0, 0]} away={[160, 0, 0]} label="6 OPEN, 1 LATE" />
        <Callout
          at={[33, 344, 160]}
          to={[-300, -150]}
          text="Due 11 June, today is 14"
          measure="3 days late"
          side="left"
        />
      </g>
    </Drawing>
  );
}
