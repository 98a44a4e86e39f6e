import { Dimension, Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { RightFace } from '../../kit/faces.tsx';
import { Box } from '../../kit/solids.tsx';
import type { Look } from '../../people/looks.ts';
import { PlacedPerson } from '../../people/placed.tsx';

const STEP = 42;
const people: readonly Look[] = [
  { skin: 3, top: 'sand', legs: 'ink', cut: 'short' },
  { skin: 2, top: 'deep', legs: 'line', cut: 'bun', slim: true },
  { skin: 4, top: 'white', legs: 'deep', cut: 'turban', beard: true },
  { skin: 3, top: 'line', legs: 'ink', cut: 'scarf', slim: true, long: true },
];
const rows = [
  { minutes: 11, y: 0, label: '11 MIN' },
  { minutes: 4, y: 130, label: '4 MIN' },
] as const;

/** The queue at a gate before and after: one person stands for one minute. */
export function QueueScene() {
  return (
    <Drawing
      viewBox="-230 -140 640 420"
      className="max-sm:[&_.dimension_text]:text-[19px]"
      label="Two queues before two gates, one person for each minute of waiting: eleven people before the old gate, four before the new one"
    >
      <Floor from={[-80, -40]} to={[480, 240]} />
      {rows.map(({ minutes, y, label }) => (
        <g key={label}>
          <Box at={[-70, y - 24, 0]} size={[14, 14, 84]} tone={minutes === 4 ? 'signal' : 'paper'} />
          <RightFace
            at={[-56, y - 24, 0]}
            marks={[
              [3, 56, 8, 18, 'glass'],
              [5, 46, 4, 4, 'ink'],
            ]}
          />
          {Array.from({ length: minutes }, (_, at) => (
            <PlacedPerson key={at} at={[at * STEP - 20, y, 0]} yaw={180} {...people[(at * 3) % people.length]} />
          ))}
          <Dimension from={[-36, y + 16, 0]} to={[(minutes - 1) * STEP, y + 16, 0]} away={[0, 34, 0]} label={label} />
        </g>
      ))}
    </Drawing>
  );
}
