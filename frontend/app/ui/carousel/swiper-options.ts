import { REDUCED_MOTION } from '../pictures/media.ts';
import { firstInTheMiddle, type CarouselSettings, visibleAt } from './settings.ts';

/** The settings of a carousel as swiper wants them, beginning where the row has been scrolled to by hand. */
export function optionsFor(settings: CarouselSettings, view: HTMLElement) {
  const { visible, speedMs, gapPx, centred = false, paddingPx = 0 } = settings;
  const still = matchMedia(REDUCED_MOTION).matches;
  const first = centred ? firstInTheMiddle(visibleAt(window.innerWidth, settings)) : 0;
  return {
    loop: true,
    // A press during a move begins the next one, and is not swallowed.
    loopPreventsSliding: false,
    initialSlide: first + slidesScrolledBy(view),
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

function slidesScrolledBy(view: HTMLElement): number {
  const [one, two] = view.querySelectorAll<HTMLElement>('.carousel-slide');
  return one && two ? Math.round(view.scrollLeft / (two.offsetLeft - one.offsetLeft)) : 0;
}
