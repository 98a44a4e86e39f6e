import { Link } from 'react-router-dom';
import { useGrid } from '../grid-context.ts';
import { translate } from '../../messages/translate.ts';
import { KeyButton } from './key-button.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

/** A form for a new record has no neighbours: it has the way back alone. */
export const PaneBar = ({ alone }: { alone: boolean }) => {
  const { one, many } = useGrid();
  const { openId, listPath, close } = useOpenRecord();
  const { position, total, previous, next } = useNeighbours();
  return (
    <div className="pane-bar">
      {alone && <Link to={listPath}>{translate('grid.allMany', { many })}</Link>}
      {openId !== undefined && (
        <>
          <span className="mono soft">
            {position ? translate('grid.position', { position, total: total ?? '' }) : ''}
          </span>
          <span className="keys">
            <KeyButton
              label={translate('grid.previous', { one })}
              sign="↑"
              command="previous"
              press={previous}
              why={translate('grid.isFirst')}
            />
            <KeyButton
              label={translate('grid.next', { one })}
              sign="↓"
              command="next"
              press={next}
              why={translate('grid.isLast')}
            />
            {!alone && <KeyButton label={translate('grid.close', { one })} sign="×" command="close" press={close} />}
          </span>
        </>
      )}
    </div>
  );
};
