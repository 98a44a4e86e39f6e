import { Dimension } from '../../kit/lettering/annotations.tsx';
import { Callout } from '../../kit/lettering/callout.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { TopLetters } from '../../kit/lettering/lettering.tsx';
import { TopFace } from '../../kit/faces.tsx';
import { Seated } from '../../people/seated.tsx';
import { Box } from '../../kit/solids.tsx';

const days = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
/** Letters that are still unanswered on each day. */
const open = [9, 7, 4, 2, 0] as const;

/** A week of five plates: the heap of applications goes down, and every one of them is an answer by Friday. */
export function LettersScene() {
  return (
    <Drawing
      className="max-md:[&_.callout]:hidden max-sm:[&_.dimension_text]:text-[17.5px] max-sm:[&_.lettering]:text-[14.5px]"
      viewBox="-130 -140 660 490"
      label="A woman at a desk, and five plates from Monday to Friday on which a heap of letters becomes smaller until only answers are left"
    >
      <Seated at={[-60, -84, 0]} skin={3} top="sand" cut="bun" slim glasses chair="deep" />
      {days.map((day, index) => (
        <g key={day}>
          <Box at={[60 + index * 96, 10, 0]} size={[84, 110, 8]} tone="plate" />
          <TopLetters at={[68 + index * 96, 112, 8]} size={13}>
            {day}
          </TopLetters>
          <Heap at={68 + index * 96} letters={open[index] ?? 0} tone="paper" y={20} />
          <Heap at={68 + index * 96} letters={9 - (open[index] ?? 0)} tone={index === 4 ? 'signal' : 'deep'} y={60} />
        </g>
      ))}
      <Dimension from={[60, 120, 0]} to={[528, 120, 0]} away={[0, 36, 0]} label="5 WORKING DAYS" />
      <Callout at={[84, 40, 62]} to={[200, -40]} text="Unread" measure="9 on Monday" />
      <Callout at={[490, 70, 62]} to={[440, 90]} text="Answered" measure="9 on Friday" />
    </Drawing>
  );
}

type HeapProps = { at: number; y: number; letters: number; tone: 'paper' | 'deep' | 'signal' };

/** Letters one over the other, the uppermost with its lines. */
function Heap({ at, y, letters, tone }: HeapProps) {
  if (letters === 0) return null;
  return (
    <>
      <Box at={[at, y, 8]} size={[44, 30, letters * 6]} tone={tone} />
      {tone === 'paper' && (
        <TopFace
          at={[at, y, 8 + letters * 6]}
          marks={[
            [6, 6, 24, 2.5, 'ink'],
            [6, 13, 32, 2.5, 'faint'],
            [6, 20, 28, 2.5, 'faint'],
          ]}
        />
      )}
    </>
  );
}
