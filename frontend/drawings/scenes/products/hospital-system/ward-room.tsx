import type { Bed, BedState } from './beds.ts';
import { HatchedRect, SheetText } from '../../../kit/sheet-text.tsx';

/** How a bed is filled; the words on it say the same. */
export const bedFill: Record<BedState, string> = {
  taken: 'fill-(--deep-pale) stroke-ink',
  free: 'fill-raised stroke-ink',
  cleaning: 'fill-raised stroke-ink',
  leaves: 'fill-signal stroke-ink',
  held: 'fill-raised stroke-signal stroke-[2.6]',
};

type WardBedProps = { bed: Bed; x: number; y: number; isAbove: boolean };

function WardBed({ bed: { number, state, says }, x, y, isAbove }: WardBedProps) {
  const ink = state === 'leaves' ? 'on' : state === 'held' ? 'signal' : 'ink';
  return (
    <g>
      {state === 'cleaning' ? (
        <HatchedRect x={x} y={y} width={56} height={100} />
      ) : (
        <rect x={x} y={y} width="56" height="100" className={bedFill[state]} />
      )}
      <rect x={x + 9} y={isAbove ? y + 6 : y + 76} width="38" height="18" className="fill-raised stroke-ink" />
      {state === 'cleaning' && <rect x={x + 5} y={y + 34} width="46" height="36" className="fill-raised" />}
      <SheetText x={x + 28} y={y + 48} kind="mono" ink={ink} anchor="middle">
        {number}
      </SheetText>
      <SheetText x={x + 28} y={y + 65} kind="bold" ink={ink} anchor="middle">
        {says}
      </SheetText>
    </g>
  );
}

type WardRoomProps = { name: string; beds: readonly Bed[]; x: number; y: number; isAbove: boolean };

/** A room of three beds, its door to the corridor. */
export function WardRoom({ name, beds, x, y, isAbove }: WardRoomProps) {
  const wall = isAbove ? y + 170 : y;
  return (
    <g>
      <rect x={x} y={y} width="204" height="170" className="fill-paper stroke-ink stroke-2" />
      <path d={`M${x + 84} ${wall}h38`} className="stroke-raised stroke-[5]" />
      <path
        d={`M${x + 84} ${wall}v${isAbove ? -34 : 34}a36 34 0 0 ${isAbove ? 1 : 0} 38 ${isAbove ? 34 : -34}`}
        className="fill-none stroke-field"
      />
      <SheetText x={x + 10} y={isAbove ? y + 160 : y + 20} kind="mono" ink="soft">
        {name}
      </SheetText>
      {beds.map((bed, at) => (
        <WardBed key={bed.number} bed={bed} x={x + 12 + at * 62} y={isAbove ? y + 14 : y + 56} isAbove={isAbove} />
      ))}
    </g>
  );
}
