import { Link } from 'react-router-dom';
import { useOpenRecord } from '../../grid/open-record/use-open-record.ts';
import { translate } from '../../messages/translate.ts';
import './board.css';

/** List or board; the address keeps it, with all that is filtered and open. From here the arrows lead to the cards. */
export const ViewSwitch = () => {
  const { isBoard, otherView } = useOpenRecord();
  const at = (board: boolean) => (board === isBoard ? { 'aria-current': 'true' as const, to: {} } : { to: otherView });
  return (
    <div
      className="chips view-switch"
      role="group"
      aria-label={translate('board.view')}
      data-arrows={isBoard || undefined}
    >
      <Link {...at(true)}>{translate('board.board')}</Link>
      <Link {...at(false)}>{translate('board.list')}</Link>
    </div>
  );
};
