import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useHref } from 'react-router-dom';
import { useRead } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { LoadFailure } from '../../grid/load-failure.tsx';
import { useOpenRecord } from '../../grid/open-record/use-open-record.ts';
import { SelectionBar } from '../../grid/selection/selection-bar.tsx';
import { canPlan, hasComing, PlanInterview } from '../../interviews/coming/plan-interview.tsx';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { nextStage, type Stage, stages } from '../stages.ts';
import './board.css';
import { type Card, cardsOf } from './board-cards.ts';
import { BoardColumn } from './cards/board-column.tsx';
import { cardInFocus, focusNextTo } from './cards/focus-card.ts';
import { useCardActions } from './cards/use-card-actions.ts';
import { useKeptCard } from './cards/use-kept-card.ts';
import { useBoardDrag } from './cards/use-dragging.ts';
import { MoveDialog } from './move/move-dialog.tsx';
import { useMoveCards } from './move/use-move-cards.ts';
import { useBoardChanges, useBoardRead } from './use-board.ts';

/** Applications by their stages: a card is moved by the keys [ and ], by dragging it, or as in the list. */
export const Board = () => {
  const { data: board, error, refetch } = useRead(useBoardRead());
  const { meta, selectedIds } = useListContext();
  const { openId, pathTo } = useOpenRecord();
  const href = useHref(pathTo(':id')).replace('%3Aid', ':id');
  const actions = useCardActions();
  const { more, busy: isAdding, failure: notAdded } = useBoardChanges();
  const { drawn, moving, asking, busy, failure, tried, start, decide, close, reload } = useMoveCards(board);
  const [current, setCurrent] = useState<string>();
  const [invited, setInvited] = useState<Card>();
  const kept = useKeptCard();
  const cards = cardsOf(drawn);

  const cardOf = (id: string | undefined) => cards.find((card) => card.id === id);
  /** Of the card in focus, or else of the open one. */
  const move = (find: (stage: Stage) => Stage | undefined, how: 'ask' | 'silently') => () => {
    const card = cardOf(cardInFocus() ?? openId);
    const to = card && find(card.stage);
    return card && to ? start(card, to, how, 'follow') : undefined;
  };
  const step = (by: -1 | 1) => move((stage) => stages[stages.indexOf(stage) + by], 'ask');
  /** An open card has the key itself. */
  const interview = () => {
    const card = openId === undefined ? cardOf(cardInFocus()) : undefined;
    if (!card || card.standing !== 'clear' || !canPlan(card)) return undefined;
    setInvited(card);
    return hasComing(card) ? undefined : ('field' as const);
  };
  useShortcuts({
    interview,
    advance: move(nextStage, 'silently'),
    stageBack: step(-1),
    stageOn: step(1),
    left: () => focusNextTo('left'),
    right: () => focusNextTo('right'),
    up: () => focusNextTo('up'),
    down: () => focusNextTo('down'),
  });
  /** The focus goes on to the first of them: the button that had it may be gone. */
  const showMore = async (stage: Stage, after: string) => {
    kept.focusOnceDrawn(await more(stage, after));
  };
  const drag = useBoardDrag((id: string, to: Stage) => {
    const card = cardOf(id);
    if (card) void start(card, to, 'ask', 'stay');
  });

  if (!drawn)
    return (
      <section className="list" aria-label={translate('board.cards')} aria-busy="true">
        {error ? (
          <LoadFailure
            text={translate('grid.manyNotLoaded', { many: translate('applications.many'), reason: error.message })}
            retry={() => void refetch()}
          />
        ) : (
          <p className="note">{translate('values.loading')}</p>
        )}
      </section>
    );
  // Of all cards one is reached by Tab; arrows lead from it to the others.
  const first = cardOf(current)?.id ?? cardOf(openId)?.id ?? cards[0]?.id;
  return (
    <section className="list" aria-label={translate('board.cards')}>
      <SelectionBar />
      {!asking && (
        <FormAlert
          failure={failure ?? notAdded}
          of={tried === undefined ? undefined : { resource: 'applications', id: tried }}
        />
      )}
      {meta?.onlySimilar && <h2 className="similar">{translate('grid.noExactMatch')}</h2>}
      <div
        className="board"
        data-arrows
        onBlur={kept.onBlur}
        onFocus={() => {
          kept.onFocus();
          const id = cardInFocus();
          if (id !== undefined) setCurrent(id);
        }}
      >
        {drawn.columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            href={href}
            actions={actions}
            selected={selectedIds}
            dragged={drag && cardOf(drag.id)}
            over={drag?.over}
            first={first}
            openId={openId}
            moving={moving}
            more={isAdding || column.next === null ? undefined : () => void showMore(column.stage, column.next ?? '')}
          />
        ))}
      </div>
      {invited && <PlanInterview record={invited} close={() => setInvited(undefined)} />}
      {asking && (
        <MoveDialog
          key={`${asking.card.id} ${asking.stage}`}
          card={asking.card}
          stage={asking.stage}
          busy={busy}
          failure={failure}
          decide={decide(asking.card)}
          reload={reload}
          close={close}
        />
      )}
    </section>
  );
};
