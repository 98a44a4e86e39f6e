import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Data = Record<string | symbol, unknown>;

const optionOf = (data: Data | undefined, list: string): string | undefined =>
  data?.['list'] === list && typeof data['option'] === 'string' ? data['option'] : undefined;

/** Lets an option of a list be dragged, and others be dropped on it, by the browser's own drag and drop. */
export const useDraggableOption = (row: RefObject<HTMLElement | null>, list: string, option: string) => {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const data = () => ({ list, option });
    const stops = [
      draggable({ element, getInitialData: data }),
      dropTargetForElements({
        element,
        getData: data,
        canDrop: ({ source }) => optionOf(source.data, list) !== undefined,
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [row, list, option]);
};

/** The option that another one of the list is dragged over; `drop` is told which took whose place. */
export const useOptionDrag = (list: string, drop: (option: string, onto: string) => void): string | undefined => {
  const [over, setOver] = useState<string>();
  const dropped = useEffectEvent(drop);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => optionOf(source.data, list) !== undefined,
        onDropTargetChange: ({ location }) => setOver(optionOf(location.current.dropTargets[0]?.data, list)),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          const option = optionOf(source.data, list);
          const onto = optionOf(location.current.dropTargets[0]?.data, list);
          if (option !== undefined && onto !== undefined && onto !== option) dropped(option, onto);
        },
      }),
    [list],
  );
  return over;
};
