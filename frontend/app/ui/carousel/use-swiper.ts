import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { nearestCopy } from './nearest-copy.ts';
import type { CarouselSettings } from './settings.ts';
import { optionsFor } from './swiper-options.ts';

/** Near enough that the code is there when the carousel comes into sight. */
const NEAR = '300px';

export interface Turning {
  /** The place of the current slide among the real ones; null until the carousel turns. */
  current: number | null;
  /** Moves by so many slides, on or back. */
  turn: (by: 1 | -1) => void;
  turnTo: (index: number) => void;
}

/** Has the code of the carousel fetched when the row comes near, and lets it take the row over. */
export function useSwiper(root: RefObject<HTMLElement | null>, slides: number, settings: CarouselSettings): Turning {
  const swiper = useRef<Swiper | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let gone = false;
    const takeOver = async () => {
      const { default: Carousel } = await import('swiper');
      if (gone) return;
      const turning = new Carousel(element, optionsFor(settings, element));
      const showCurrent = () => setCurrent(turning.realIndex % slides);
      turning.on('realIndexChange', showCurrent);
      element.addEventListener('focusin', ({ target }) => showFocused(turning, target as Element, slides));
      swiper.current = turning;
      showCurrent();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without its code the row stays as it was: cards that are scrolled by hand.
        takeOver().catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      swiper.current?.destroy(true, true);
      swiper.current = null;
    };
  }, [root, settings, slides]);
  return {
    current,
    turn: (by) => (by > 0 ? swiper.current?.slideNext() : swiper.current?.slidePrev()),
    turnTo: (index) => swiper.current && turnToSlide(swiper.current, index, slides),
  };
}

const numberOf = (slide: Element) => Number(slide.getAttribute('data-swiper-slide-index'));

const turnToSlide = (turning: Swiper, index: number, slides: number) =>
  turning.slideToLoop(nearestCopy(turning.slides.map(numberOf), turning.activeIndex, index, slides));

/** The keyboard may reach a slide that is out of sight: then it is turned to. */
function showFocused(turning: Swiper, target: Element, slides: number) {
  const slide = target.closest('.swiper-slide');
  if (!slide || slide.classList.contains('swiper-slide-visible')) return;
  turnToSlide(turning, numberOf(slide) % slides, slides);
}
