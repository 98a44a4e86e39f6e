import { Link } from 'react-router-dom';
import { useGrid } from '../grid-context.ts';
import { KeyButton } from './key-button.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

export const PaneBar = ({ alone }: { alone: boolean }) => {
  const { one, many } = useGrid();
  const { listPath, close } = useOpenRecord();
  const { position, total, previous, next } = useNeighbours();
  return (
    <div className="pane-bar">
      {alone && <Link to={listPath}>All {many}</Link>}
      <span className="mono soft">{position ? `${position} of ${total}` : ''}</span>
      <span className="keys">
        <KeyButton label={`Previous ${one}`} sign="↑" shortcut="K" press={previous} />
        <KeyButton label={`Next ${one}`} sign="↓" shortcut="J" press={next} />
        {!alone && <KeyButton label={`Close the ${one}`} sign="×" shortcut="Esc" press={close} />}
      </span>
    </div>
  );
};
