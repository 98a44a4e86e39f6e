import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { translate } from '../../../messages/translate.ts';
import type { Stage } from '../../stages.ts';
import { pathOf } from '../../views/view-list.ts';
import { type Card, type Column, MOST_CARDS } from '../board-cards.ts';
import { useBoardPlace } from '../use-board.ts';
import { BoardCard, type CardActions } from './board-card.tsx';
import { useColumnTarget } from './use-dragging.ts';
import { numeral } from '../../../messages/numeral.ts';

type Props = {
  column: Column;
  href: string;
  actions: CardActions;
  selected: readonly unknown[];
  /** The card that is being dragged, and the column over which it is. */
  dragged: Card | undefined;
  over: Stage | undefined;
  /** The card that is reached by Tab. */
  first: string | undefined;
  openId: string | undefined;
  moving: readonly string[];
  more: (() => void) | undefined;
};

const countText = ({ total, isMore }: Column) => {
  const number = numeral(total);
  return isMore ? translate('board.atLeast', { number }) : number;
};

/** One stage: its number, its first cards, and the way to the rest. */
export const BoardColumn = ({ column, href, actions, selected, dragged, over, first, openId, moving, more }: Props) => {
  const { stage, cards } = column;
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useColumnTarget(box, stage);
  const comesHere = dragged !== undefined && over === stage && dragged.stage !== stage;
  return (
    <section ref={box} data-column={stage} data-over={comesHere || undefined} aria-labelledby={id}>
      <h2 id={id}>
        {stage} <span className="mono soft">{countText(column)}</span>
      </h2>
      <ul className="plain">
        {comesHere && <li className="gap" aria-hidden="true" />}
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            href={href}
            actions={actions}
            isSelected={selected.includes(card.id)}
            isFirst={card.id === first}
            isOpen={card.id === openId}
            isMoving={moving.includes(card.id)}
            goesTo={card.id === dragged?.id && over !== stage ? over : undefined}
            isDragged={card.id === dragged?.id}
          />
        ))}
        {column.next !== null && (
          <li className="rest">
            {cards.length < MOST_CARDS ? (
              <button type="button" className="link" disabled={!more} onClick={more}>
                {translate('board.more')}
                <span className="visually-hidden"> {translate('board.moreOf', { stage })}</span>
              </button>
            ) : (
              <RestInList column={column} />
            )}
          </li>
        )}
      </ul>
    </section>
  );
};

/** A column does not grow without end: the list has all of it. */
const RestInList = ({ column }: { column: Column }) => {
  const { sort, filter } = useBoardPlace();
  const path = pathOf({ filter: { ...filter, stage: [column.stage] }, sort: [sort.field, sort.order] });
  return <Link to={path}>{translate('board.all', { number: countText(column) })}</Link>;
};
