import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Stage, stages } from '../../stages.ts';

const cardIn = ({ card }: Record<string, unknown>) => (typeof card === 'string' ? card : undefined);
const stageIn = (data: Record<string | symbol, unknown> | undefined) =>
  stages.find((stage) => stage === data?.['stage']);

/** Lets a card be dragged by the browser's own drag and drop, by a finger after a long press. */
export const useDraggableCard = (box: RefObject<HTMLElement | null>, id: string, isMovable: boolean) => {
  useEffect(() => {
    if (!box.current || !isMovable) return;
    return draggable({ element: box.current, getInitialData: () => ({ card: id }) });
  }, [box, id, isMovable]);
};

/** Lets cards be dropped on a column. */
export const useColumnTarget = (box: RefObject<HTMLElement | null>, stage: Stage) => {
  useEffect(() => {
    if (!box.current) return;
    return dropTargetForElements({
      element: box.current,
      getData: () => ({ stage }),
      canDrop: ({ source }) => cardIn(source.data) !== undefined,
    });
  }, [box, stage]);
};

interface Drag {
  id: string;
  over: Stage | undefined;
}

/** The card that is being dragged; `drop` is told where it was dropped. One that is dropped elsewhere, or taken back by Escape, stays. */
export const useBoardDrag = (drop: (id: string, to: Stage) => void): Drag | undefined => {
  const [drag, setDrag] = useState<Drag>();
  const dropped = useEffectEvent(drop);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => cardIn(source.data) !== undefined,
        onDragStart: ({ source }) => setDrag({ id: cardIn(source.data) ?? '', over: undefined }),
        onDropTargetChange: ({ source, location }) =>
          setDrag({ id: cardIn(source.data) ?? '', over: stageIn(location.current.dropTargets[0]?.data) }),
        onDrop: ({ source, location }) => {
          setDrag(undefined);
          const to = stageIn(location.current.dropTargets[0]?.data);
          if (to) dropped(cardIn(source.data) ?? '', to);
        },
      }),
    [],
  );
  return drag;
};
