import { Drawing } from '../../../kit/drawing.tsx';
import type { Tool } from '../../../names.ts';
import { shapes } from './tool-shapes.ts';

/** In units of the drawing: a week on the ruler, and the tools on the wall. */
const [WEEK, RULER, PITCH, SCALE] = [8, 206, 50, 0.72] as const;
/** The weeks at which reading, the trial and the first year end. */
const [READ, TRIED, USED] = [2, 15, 67] as const;

const ticks = Array.from({ length: USED + 1 }, (_, week) => `M${week * WEEK} ${RULER}v${week % 4 === 0 ? 12 : 6}`).join(
  '',
);
const span = (from: number, to: number) => `M${from * WEEK} ${RULER}H${to * WEEK}`;
const at = (x: number, y: number) => `translate(${x} ${y}) scale(${SCALE})`;

/** The way of a tool to the wall over a ruler of sixty-seven weeks, seen from the front: read, tried on ourselves, used by one client. */
export function TrialScene({ tools }: { tools: readonly Tool[] }) {
  const newest = tools.at(-1);
  const wall = TRIED * WEEK + 28;
  return (
    <Drawing
      viewBox="-20 0 576 226"
      label="A ruler of sixty-seven weeks: above the first two lies an open manual, above the next thirteen stands a tool in dashes, and above the year hangs a wall where it is the last of the seven"
    >
      <path className="fill-none stroke-ink-soft" d={ticks} />
      <path className="fill-none stroke-signal stroke-[5]" d={span(0, READ)} />
      <path className="fill-none stroke-deep stroke-[5]" d={span(READ, TRIED)} />
      <path className="fill-none stroke-ink stroke-[5]" d={span(TRIED, USED)} />
      <path className="fill-none stroke-signal" d={`M8 160V${RULER - 4}M68 190V${RULER - 4}M400 184V${RULER - 4}`} />
      <path
        className="fill-raised stroke-ink"
        d="M8 124C0 116-10 116-18 120v34c8-4 18-4 26 4 8-8 18-8 26-4v-34c-8-4-18-4-26 4Z"
      />
      <path
        className="fill-none stroke-ink-soft"
        d="M8 124v34M-13 128q8-2 15 2M-13 136q8-2 15 2M-13 144q8-2 15 2M14 130q8-4 15-2M14 138q8-4 15-2"
      />
      <path className="fill-none stroke-ink" d="M42 190h52M50 190v-6M86 190v-6" />
      <path
        className="fill-none stroke-ink [stroke-dasharray:5_4]"
        transform={at(45, 112)}
        fillRule="evenodd"
        d={newest && shapes[newest]}
      />
      <path className="fill-raised stroke-ink stroke-2" d={`M${wall} 20H548V184H${wall}Z`} />
      <path className="fill-none stroke-line" d={`M${wall} 52H548M${wall} 152H548`} />
      {tools.map((tool, index) => {
        const x = wall + 20 + index * PITCH;
        return (
          <g key={tool}>
            <path className="fill-ink stroke-ink" d={`M${x + 21} 52h4v6h-4z`} />
            <path
              className={tool === newest ? 'fill-signal stroke-ink' : 'fill-side stroke-ink'}
              transform={at(x, 62)}
              fillRule="evenodd"
              d={shapes[tool]}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
