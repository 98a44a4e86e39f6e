import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../../data/changes.ts';
import { dataProvider } from '../../../data/data-provider.ts';
import { reads } from '../../../data/reads.ts';
import { fetchWhenRested } from '../../../data/sending/fetch-when-rested.ts';
import { useAction } from '../../../data/use-action.ts';
import { useFetchAgain } from '../../../data/use-read.ts';
import type { Outcome } from '../../../keys/key-queue.ts';
import { translate } from '../../../messages/translate.ts';
import { orNA } from '../../../values/texts.ts';
import { loadAll } from '../../reading-room/decision/panels/load-all.ts';
import { useTellMoved } from '../../reading-room/decision/use-tell-moved.ts';
import type { Stage } from '../../stages.ts';
import { type Board, type Card, cardsOf, neighbourOf, placeCard } from '../board-cards.ts';
import { focusCard } from '../cards/focus-card.ts';
import { useBoardChanges, useBoardPlace } from '../use-board.ts';

type Move = Schemas['MoveApplicationRequest'];

/** Whether the focus goes along with the card. */
type Focus = 'follow' | 'stay';

/** The card whose move the focus follows; the nearest one has it where the card is not drawn in the end. */
interface Followed {
  id: string;
  nearest: string | undefined;
  isSettled: boolean;
}

/**
 * Moves cards by the same call as _Move_, with its undo. A card stands in its new column, marked, from the first moment; where the move
 * is refused it is back by itself, because only the drawing has changed.
 */
export const useMoveCards = (board: Board | undefined) => {
  const { busy, failure, run, forget } = useAction();
  const [underWay, setUnderWay] = useState<readonly Card[]>([]);
  const [asked, setAsked] = useState<{ card: Card; stage: Stage }>();
  const [tried, setTried] = useState<string>();
  const followed = useRef<Followed>(undefined);
  const client = useQueryClient();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const tellMoved = useTellMoved();
  const { place } = useBoardChanges();
  const { sort } = useBoardPlace();

  useLayoutEffect(() => {
    const { current } = followed;
    if (!current) return;
    if (!focusCard(current.id) && current.isSettled && current.nearest) focusCard(current.nearest);
    if (current.isSettled) followed.current = undefined;
  });

  /** Resolves as the keys want it: they wait for the card, and are given up when it is refused or not on the board any more. */
  const decide =
    (card: Card) =>
    async (move: Move): Promise<Outcome> => {
      const { id, name, version } = card;
      setTried(id);
      setUnderWay((before) => [...before, { ...card, stage: move.stage }]);
      const moved = await run(() => dataProvider.moveApplication(id, move, version));
      // A refused one is back as it is now, so that it can be moved at once.
      if (!moved) await fetchAgain(changes.move([id]));
      const { stage } = move;
      const isShown =
        moved !== undefined &&
        place({ ...card, stage, stageSince: moved.stageSince, version: moved.version, laterUntil: null });
      setUnderWay((before) => before.filter((one) => one.id !== id));
      if (followed.current?.id === id) followed.current.isSettled = true;
      if (!moved) return 'refused';
      void fetchAgain(changes.moved([id])).then(() => fetchWhenRested(client, changes.aroundMove()));
      setAsked(undefined);
      tellMoved(card, move, moved);
      if (isShown) return undefined;
      notify(translate('board.beyond', { name: orNA(name), stage }));
      return 'refused';
    };

  /** Moves a card at once, or asks first where the stage wants a reason or, unless it is silent, has a mail. */
  const start = (card: Card, stage: Stage, how: 'ask' | 'silently', focus: Focus): Outcome | Promise<Outcome> => {
    if (card.stage === stage || card.standing !== 'clear' || underWay.some(({ id }) => id === card.id))
      return undefined;
    forget();
    if (focus === 'follow') followed.current = { id: card.id, nearest: neighbourOf(board, card.id), isSettled: false };
    const hasMail = board?.columns.find((column) => column.stage === stage)?.hasMail ?? true;
    if (stage !== 'rejected' && (how === 'silently' || !hasMail)) return decide(card)({ stage });
    setAsked({ card, stage });
    return loadAll(client, reads.stageMail(card.id, stage), ...(stage === 'rejected' ? [reads.reasonsInUse()] : []));
  };

  const cards = cardsOf(board);
  return {
    drawn: board && underWay.reduce((drawn, card) => placeCard(drawn, card, sort), board),
    /** The cards whose move has no answer yet. */
    moving: underWay.map(({ id }) => id),
    /** The move that waits for a reason or a mail, of the card as it is now. */
    asking: asked && { ...asked, card: cards.find(({ id }) => id === asked.card.id) ?? asked.card },
    busy,
    failure,
    /** The card of the last move, by its id. */
    tried,
    start,
    decide,
    close: () => {
      followed.current = undefined;
      setAsked(undefined);
      forget();
    },
    /** Reads what somebody else has changed meanwhile. */
    reload: () => {
      forget();
      void fetchAgain(changes.list('applications'));
    },
  };
};
