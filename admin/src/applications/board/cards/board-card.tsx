import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRecord } from '../../../grid/open-record/use-open-record.ts';
import { SelectBox } from '../../../grid/selection/select-box.tsx';
import { keyQueue } from '../../../keys/keys.ts';
import { translate } from '../../../messages/translate.ts';
import { Received } from '../../../values/received.tsx';
import { orNA } from '../../../values/texts.ts';
import { dateText } from '../../../values/times/dates.ts';
import { answerText, answerTone } from '../../answer/answer-text.ts';
import '../../answer/answers.css';
import { experienceText } from '../../positions.ts';
import type { Stage } from '../../stages.ts';
import type { Card } from '../board-cards.ts';
import { shortAnswer } from './short-answer.ts';
import { useDraggableCard } from './use-dragging.ts';

type Props = {
  card: Card;
  /** Reached by Tab. */
  isFirst: boolean;
  isOpen: boolean;
  isMoving: boolean;
  isDragged: boolean;
  /** The other column over which it is dragged. */
  goesTo: Stage | undefined;
};

/** One application; the name opens it. */
export const BoardCard = memo(({ card, isFirst, isOpen, isMoving, isDragged, goesTo }: Props) => {
  const { pathTo, placeOf } = useOpenRecord();
  const box = useRef<HTMLLIElement>(null);
  useDraggableCard(box, card.id, card.standing === 'clear' && !isMoving);
  const tabIndex = isFirst ? 0 : -1;
  return (
    <li
      ref={box}
      className="card"
      data-card={card.id}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      aria-busy={isMoving}
    >
      <div className="name">
        <Link
          id={`open-${card.id}`}
          to={pathTo(card.id)}
          tabIndex={tabIndex}
          draggable={false}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) keyQueue.expect(placeOf(card.id));
          }}
        >
          {orNA(card.name)}
        </Link>
        <SelectBox record={card} tabIndex={tabIndex} />
      </div>
      <span className="position">{orNA(card.apply)}</span>
      <span className="mono soft row">
        <span>{experienceText(card.experience)}</span>
        {goesTo ? <span>{translate('board.comesHere', { stage: goesTo })}</span> : <Standing card={card} />}
      </span>
      {isMoving && <span className="visually-hidden">{translate('board.moving')}</span>}
    </li>
  );
});
BoardCard.displayName = 'BoardCard';

/** What counts most about a card: that it cannot be moved, when its answer is due, or when it came. */
const Standing = ({ card }: { card: Card }) => {
  if (card.standing !== 'clear') return <span>{translate('board.notClear')}</span>;
  if (card.laterUntil) return <span>{translate('reading.later.waits', { day: dateText(card.laterUntil) })}</span>;
  const answer = shortAnswer(card, Date.now());
  if (answer === undefined) return <Received at={card.createdAt} />;
  return (
    <span className="answer-due" data-tone={answerTone(card)} title={answerText(card)}>
      {answer}
    </span>
  );
};
