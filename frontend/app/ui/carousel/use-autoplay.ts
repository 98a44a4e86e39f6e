import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { REDUCED_MOTION, useMedia } from '../pictures/media.ts';

export interface Autoplay {
  playing: boolean;
  toggle: () => void;
}

/**
 * Calls `move` again and again, while it is seen, wanted and undisturbed: not under the pointer, not with the focus inside,
 * not in a hidden tab. It never starts by itself where reduced motion is preferred.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  everyMs: number,
  ready: boolean,
  move: () => void,
): Autoplay {
  const still = useMedia(REDUCED_MOTION);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  // A move draws the carousel anew, and must not set the time back.
  const tick = useEffectEvent(move);
  useEffect(() => {
    const element = root.current;
    if (!element || !playing || !ready) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let seen = false;
    const restart = () => {
      const disturbed = element.matches(':hover, :focus-within') || document.hidden || !seen;
      clearInterval(timer);
      timer = disturbed ? undefined : setInterval(() => tick(), everyMs);
    };
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
      restart();
    });
    observer.observe(element);
    const soon = () => queueMicrotask(restart);
    const events = ['mouseenter', 'mouseleave', 'focusin', 'focusout'] as const;
    for (const name of events) element.addEventListener(name, name === 'focusout' ? soon : restart);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      for (const name of events) element.removeEventListener(name, name === 'focusout' ? soon : restart);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [root, everyMs, playing, ready]);
  return { playing, toggle: () => setChosen(!playing) };
}
