import { translate } from '../../messages/translate.ts';
import { numeral } from '../../messages/numeral.ts';

/** Up to so many people each has a mark of its own. */
const MOST_MARKS = 30;

const stateOf = (index: number, position: number) =>
  index < position ? 'read' : index === position ? 'open' : undefined;

type Props = { position: number; total: number; isCut: boolean };

/** How far the reading is. */
export const Progress = ({ position, total, isCut }: Props) => {
  if (total === 0) return null;
  return (
    <div className="reading-progress">
      {total <= MOST_MARKS ? (
        <span className="marks" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} data-state={stateOf(index, position)} />
          ))}
        </span>
      ) : (
        <progress max={total} value={position} aria-hidden="true" />
      )}
      <span className="mono" role="status">
        {translate(isCut ? 'reading.positionOfFirst' : 'grid.position', {
          position: Math.min(position + 1, total),
          total: numeral(total),
        })}
      </span>
    </div>
  );
};
