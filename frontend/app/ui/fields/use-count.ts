import { type RefObject, useEffect, useState } from 'react';
import { REDUCED_MOTION } from '../pictures/media.ts';

/** How a figure counts up: evenly over a time, or in ticks until the target is reached. */
export interface Counting {
  from: number;
  /** Time until the target, in ms. */
  durationMs: number;
  /** Time between two steps, in ms. */
  tickMs: number;
  /** Part of the block that must be seen before it begins, 0 to 1. */
  seen: number;
}

export const countAt = (elapsedMs: number, target: number, { from, durationMs }: Counting) =>
  Math.min(target, Math.round(from + (target - from) * Math.min(1, elapsedMs / durationMs)));

/**
 * The displayed number of each target: the final figure until the block comes into view, and then once a count up to it. A block that
 * is in view from the start does not count.
 */
export function useCount(
  block: RefObject<HTMLElement | null>,
  targets: readonly number[],
  counting: Counting,
): number[] {
  const [elapsed, setElapsed] = useState<number | null>(null);
  useEffect(() => {
    const element = block.current;
    if (!element || matchMedia(REDUCED_MOTION).matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let wasBelow = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!wasBelow && entry?.isIntersecting) return observer.disconnect();
        wasBelow = true;
        // Some browsers tell of a block as soon as its edge is seen.
        if (!entry?.isIntersecting || entry.intersectionRatio < counting.seen) return;
        observer.disconnect();
        const start = Date.now();
        const step = () => {
          const passed = Date.now() - start;
          setElapsed(passed);
          if (passed >= counting.durationMs) clearInterval(timer);
        };
        step();
        timer = setInterval(step, counting.tickMs);
      },
      { threshold: [0, counting.seen] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [block, counting]);
  return targets.map((target) => (elapsed === null ? target : countAt(elapsed, target, counting)));
}
