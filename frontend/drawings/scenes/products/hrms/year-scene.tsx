import { Drawing } from '../../../kit/drawing.tsx';
import { HatchedRect, SheetText } from '../../../kit/sheet-text.tsx';
import { kindOf, monthNames, type DayKind } from './year.ts';

const looks: Record<
  Exclude<DayKind, 'none'>,
  { fill: string; letter: string; ink: 'ink' | 'on' | 'soft'; word: string }
> = {
  work: { fill: 'fill-raised stroke-line', letter: '', ink: 'soft', word: '' },
  weekend: { fill: 'fill-side stroke-line', letter: '', ink: 'soft', word: '' },
  holiday: { fill: 'fill-(--deep-pale) stroke-ink', letter: 'H', ink: 'ink', word: 'Holiday' },
  leave: { fill: 'fill-signal stroke-ink', letter: 'E', ink: 'on', word: 'Earned leave' },
  casual: { fill: 'fill-(--signal-pale) stroke-ink', letter: 'C', ink: 'ink', word: 'Casual' },
  sick: { fill: 'fill-raised stroke-ink', letter: 'S', ink: 'ink', word: 'Sick' },
  planned: { fill: 'fill-raised stroke-signal', letter: 'E', ink: 'ink', word: 'Granted' },
};
const legend = ['leave', 'planned', 'casual', 'sick', 'holiday'] as const;
const days = Array.from({ length: 31 }, (_, at) => at + 1);

type YearDayProps = { kind: DayKind; x: number; y: number; width: number; height: number; isNamed?: boolean };

function YearDay({ kind, x, y, width, height, isNamed = false }: YearDayProps) {
  if (kind === 'none') return null;
  const { fill, letter, ink, word } = looks[kind];
  const says = isNamed ? word : letter;
  return (
    <>
      {kind === 'planned' ? (
        <HatchedRect x={x} y={y} width={width} height={height} className={fill} />
      ) : (
        <rect x={x} y={y} width={width} height={height} className={fill} />
      )}
      {says && (
        <SheetText
          x={x + width / 2}
          y={y + height / 2 + 4.5}
          kind={isNamed ? 'plain' : 'bold'}
          ink={ink}
          anchor="middle"
        >
          {says}
        </SheetText>
      )}
    </>
  );
}

const CELL = 32;
const LEFT = 64;
const TOP = 64;

/** A person's year on one sheet: a line a month, a cell a day. */
export function YearScene() {
  return (
    <Drawing
      viewBox="-2 0 1152 520"
      className="max-lg:hidden"
      label="The year of one employee, a line for each month and a cell for each day: ten days of leave in May, four more granted for December, three days sick, eight holidays."
    >
      <SheetText x={0} y={20} kind="head">
        Rekha S., packing line 2
      </SheetText>
      {legend.map((kind, at) => (
        <g key={kind}>
          <YearDay kind={kind} x={500 + at * 132} y={2} width={24} height={24} />
          <SheetText x={532 + at * 132} y={19}>
            {looks[kind].word}
          </SheetText>
        </g>
      ))}
      {days.map((day) => (
        <SheetText key={day} x={LEFT + (day - 0.5) * 35} y={TOP - 10} kind="mono" ink="soft" anchor="middle">
          {day}
        </SheetText>
      ))}
      {monthNames.map((name, at) => (
        <g key={name}>
          <SheetText x={0} y={TOP + at * CELL + 21} kind="bold">
            {name}
          </SheetText>
          {days.map((day) => (
            <YearDay
              key={day}
              kind={kindOf(at + 1, day)}
              x={LEFT + (day - 1) * 35}
              y={TOP + at * CELL}
              width={33}
              height={CELL - 3}
            />
          ))}
        </g>
      ))}
      <path d={`M${LEFT + 15 * 35 - 1} ${TOP + 10 * CELL - 4}v36`} className="stroke-signal stroke-[3]" />
      <path d={`M${LEFT + 15 * 35 - 1} ${TOP + 11 * CELL}V478`} className="fill-none stroke-signal" />
      <SheetText x={LEFT + 15 * 35 - 1} y={496} kind="mono" ink="signal" anchor="middle">
        today, 16 Nov
      </SheetText>
      <path d={`M${LEFT + 27 * 35 + 70} ${TOP + 12 * CELL}V478`} className="fill-none stroke-signal" />
      <SheetText x={LEFT + 31 * 35 - 2} y={496} kind="mono" anchor="end">
        Asked 2 Nov, yes on 4 Nov
      </SheetText>
      <SheetText x={LEFT} y={496} kind="mono" ink="soft">
        365 days, 1 sheet
      </SheetText>
    </Drawing>
  );
}

/** A phone's part of it: three months side by side, their days downwards. */
export function QuarterScene() {
  return (
    <Drawing
      viewBox="0 0 328 760"
      className="mx-auto max-w-md lg:hidden"
      label="Three months of one employee, a cell for each day: a holiday on 1 May, two weeks of leave from 18 May, one day sick in July."
    >
      <SheetText x={0} y={20} kind="head">
        Rekha S., May to July
      </SheetText>
      {[5, 6, 7].map((month, column) => (
        <g key={month}>
          <SheetText x={32 + column * 99} y={52} kind="bold">
            {monthNames[month - 1]}
          </SheetText>
          {days.map((day) => (
            <YearDay
              key={day}
              kind={kindOf(month, day)}
              x={32 + column * 99}
              y={62 + (day - 1) * 22}
              width={96}
              height={20}
              isNamed
            />
          ))}
        </g>
      ))}
      {days.map((day) => (
        <SheetText key={day} x={22} y={76 + (day - 1) * 22} kind="mono" ink="soft" anchor="end">
          {day}
        </SheetText>
      ))}
    </Drawing>
  );
}
