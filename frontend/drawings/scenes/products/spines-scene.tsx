import { Drawing } from '../../kit/drawing.tsx';

const [EACH, BOARD] = [9.6, 32] as const;
/** A spine stands for 120 volumes: the last three are on loan, and the one before them is what was not in its place. */
const SPINES = 96 + 8;
const [LOAN, ASTRAY] = [3, 1] as const;
const BOARDS = [0, 1, 2, 3] as const;
const PER_BOARD = SPINES / BOARDS.length;
const kindOf = (at: number) => (at >= SPINES - LOAN ? 'loan' : at >= SPINES - LOAN - ASTRAY ? 'astray' : 'found');
const looks = {
  found: 'fill-raised stroke-ink',
  loan: 'fill-none stroke-ink-soft [stroke-dasharray:2_2]',
  astray: 'fill-signal stroke-signal',
} as const;

const spineOf = (at: number) => {
  const [column, board] = [at % PER_BOARD, Math.floor(at / PER_BOARD)];
  const height = 22 + ((at * 7) % 5);
  return `M${(8 + column * EACH).toFixed(1)} ${8 + board * (BOARD + 8) + BOARD - height}h7v${height}h-7z`;
};
const spines = Array.from({ length: SPINES }, (_, at) => at);

/** A library after the count of its stock, seen from the front: a hundred and four spines on four boards. */
export function SpinesScene() {
  return (
    <Drawing
      viewBox="0 0 266 172"
      label="A hundred and four spines of books on four boards: a hundred are in their place, three are on loan and drawn dashed, one is coloured because it was not where it belongs"
    >
      {BOARDS.map((board) => (
        <path key={board} className="fill-none stroke-ink stroke-2" d={`M4 ${9 + board * (BOARD + 8) + BOARD}H262`} />
      ))}
      {(['found', 'loan', 'astray'] as const).map((kind) => (
        <path
          key={kind}
          className={looks[kind]}
          d={spines
            .filter((at) => kindOf(at) === kind)
            .map(spineOf)
            .join('')}
        />
      ))}
    </Drawing>
  );
}
