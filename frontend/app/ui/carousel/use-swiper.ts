import { type RefObject, useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';
import { REDUCED_MOTION } from '../media.ts';
import type { CarouselSettings } from './settings.ts';

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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('swiper').then(({ default: Carousel }) => {
          if (gone) return;
          const turning = new Carousel(element, optionsFor(settings));
          const tell = () => setCurrent(turning.realIndex % slides);
          turning.on('realIndexChange', tell);
          element.addEventListener('focusin', ({ target }) => showFocused(turning, target as Element, slides));
          swiper.current = turning;
          tell();
        });
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
    turnTo: (index) => swiper.current?.slideToLoop(index),
  };
}

function optionsFor({ visible, speedMs, gapPx, centred = false, paddingPx = 0 }: CarouselSettings) {
  const still = matchMedia(REDUCED_MOTION).matches;
  return {
    loop: true,
    speed: still ? 0 : speedMs,
    spaceBetween: gapPx,
    centeredSlides: centred,
    slidesOffsetBefore: paddingPx,
    slidesOffsetAfter: paddingPx,
    watchSlidesProgress: true,
    slidesPerView: visible[0]?.[1] ?? 1,
    breakpoints: Object.fromEntries(visible.map(([from, slides]) => [from, { slidesPerView: slides }])),
  };
}

/** The keyboard may reach a slide that is out of sight: then it is turned to. */
function showFocused(turning: Swiper, target: Element, slides: number) {
  const slide = target.closest('.swiper-slide');
  if (!slide || slide.classList.contains('swiper-slide-visible')) return;
  turning.slideToLoop(Number(slide.getAttribute('data-swiper-slide-index')) % slides);
}
