import { useRef } from 'react';
import { translate } from '../messages/translate.ts';
import type { OptionChange } from './options.ts';
import { useDraggableOption } from './use-option-drag.ts';

type Props = {
  /** Tells the lists of a page apart: options stay within theirs. */
  list: string;
  option: string;
  change: OptionChange;
  isFirst: boolean;
  isLast: boolean;
  /** Another option is dragged over it. */
  isOver: boolean;
  move: (by: -1 | 1, button: HTMLElement) => void;
  /** Absent where options are put into an order alone. */
  remove?: () => void;
};

/** One option of a list: it is dragged to its place, or moved there by its buttons. */
export const OptionRow = ({ list, option, change, isFirst, isLast, isOver, move, remove }: Props) => {
  const row = useRef<HTMLLIElement>(null);
  useDraggableOption(row, list, option);
  return (
    <li ref={row} className="row option" data-over={isOver || undefined} data-changed={change}>
      <span>
        {option}
        {change && <em className="hint"> {translate(`formSettings.changes.${change}`)}</em>}
      </span>
      <span className="acts">
        <MoveOption way="up" option={option} isAtEnd={isFirst} move={(button) => move(-1, button)} />
        <MoveOption way="down" option={option} isAtEnd={isLast} move={(button) => move(1, button)} />
        {remove && (
          <button type="button" className="link remove" onClick={remove}>
            {translate('buttons.remove')}
            <span className="visually-hidden"> {option}</span>
          </button>
        )}
      </span>
    </li>
  );
};

type MoveProps = {
  way: 'up' | 'down';
  option: string;
  /** Whether it stands at this end already. The button stays where it is, so that the focus does. */
  isAtEnd: boolean;
  move: (button: HTMLElement) => void;
};

const MoveOption = ({ way, option, isAtEnd, move }: MoveProps) => (
  <button
    type="button"
    className="link"
    aria-disabled={isAtEnd}
    onClick={({ currentTarget }) => !isAtEnd && move(currentTarget)}
  >
    {translate(`formSettings.${way}`)}
    <span className="visually-hidden"> {option}</span>
  </button>
);
