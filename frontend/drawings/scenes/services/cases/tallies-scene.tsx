import { Drawing } from '../../../kit/drawing.tsx';
import { SheetText } from '../../../kit/sheet-text.tsx';

const [COLUMNS, ALL, STEP] = [24, 240, 12] as const;
const months = [
  { open: 62, y: 26, label: 'Before: 62 without an answer' },
  { open: 5, y: 182, label: 'Six months later: 5' },
] as const;

// 77 has no divisor in common with 240, so that each place comes up once.
const places = Array.from({ length: ALL }, (_, at) => (at * 77) % ALL);
const squares = (of: readonly number[], top: number) =>
  of.map((at) => `M${6 + (at % COLUMNS) * STEP} ${top + Math.floor(at / COLUMNS) * STEP}h8v8h-8z`).join('');

/** The enquiries of a month as squares, before and after: the filled ones never got an answer. */
export function TalliesScene() {
  return (
    <Drawing
      viewBox="0 0 300 308"
      label="Two blocks of two hundred and forty squares, one for each enquiry of a month; sixty-two are filled in the first block and five in the second"
    >
      {months.map(({ open, y, label }) => (
        <g key={open}>
          <SheetText x={6} y={y - 10} kind="bold">
            {label}
          </SheetText>
          <path className="fill-none stroke-field" d={squares(places.slice(open), y)} />
          <path className="fill-signal stroke-signal" d={squares(places.slice(0, open), y)} />
        </g>
      ))}
    </Drawing>
  );
}
