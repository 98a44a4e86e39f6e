import { memo, useRef } from 'react';
import { SelectTick } from '../../../grid/selection/select-box.tsx';
import { translate } from '../../../messages/translate.ts';
import { opensHere } from '../../../values/links/opens-here.ts';
import { Received } from '../../../values/received.tsx';
import { orNA } from '../../../values/texts.ts';
import { clockOnlyText, dateText, timeText, weekdayText } from '../../../values/times/dates.ts';
import { answerText, answerTone } from '../../answer/answer-text.ts';
import '../../answer/answers.css';
import { UnseenMark } from '../../opened/unseen-mark.tsx';
import { experienceText, yearsOnCard } from '../../positions.ts';
import type { Stage } from '../../stages.ts';
import type { Card } from '../board-cards.ts';
import { shortAnswer } from './short-answer.ts';
import { useDraggableCard } from './use-dragging.ts';

export type CardActions = { open: (id: string) => void; toggle: (id: string) => void };

type Props = {
  card: Card;
  /** Where cards open, with `:id` for theirs. */
  href: string;
  /** The same at each drawing, so that a key draws the cards anew that it changes, and no other. */
  actions: CardActions;
  isSelected: boolean;
  /** Reached by Tab. */
  isFirst: boolean;
  isOpen: boolean;
  isMoving: boolean;
  isDragged: boolean;
  /** The other column over which it is dragged. */
  goesTo: Stage | undefined;
};

/** One application; the name opens it. It knows no context of the list or the address, which change with every key. */
export const BoardCard = memo((props: Props) => {
  const { card, href, actions, isFirst, isOpen, isSelected, isMoving, isDragged, goesTo } = props;
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
        {card.unseen && <UnseenMark id={card.id} />}
        <a
          id={`open-${card.id}`}
          href={href.replace(':id', card.id)}
          tabIndex={tabIndex}
          draggable={false}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (!opensHere(event)) return;
            event.preventDefault();
            actions.open(card.id);
          }}
        >
          {orNA(card.name)}
        </a>
        <SelectTick
          name={orNA(card.name)}
          isSelected={isSelected}
          toggle={() => actions.toggle(card.id)}
          tabIndex={tabIndex}
        />
      </div>
      <span className="position">{orNA(card.apply)}</span>
      <span className="mono soft row">
        <span title={experienceText(card.experience)}>{yearsOnCard(card.experience)}</span>
        {goesTo ? <span>{translate('board.comesHere', { stage: goesTo })}</span> : <Standing card={card} />}
      </span>
      {card.interviewAt && (
        <span className="mono soft" title={timeText(card.interviewAt)}>
          {translate('interviews.onDay', { day: weekdayText(card.interviewAt), time: clockOnlyText(card.interviewAt) })}
        </span>
      )}
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
