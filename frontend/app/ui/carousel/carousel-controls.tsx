import { PaginationDots } from '../pagination-dots.tsx';
import type { Autoplay } from './use-autoplay.ts';
import type { Turning } from './use-swiper.ts';

type ControlsProps = Omit<Turning, 'current'> & Autoplay & { current: number; slides: number; controls: string };

/** Pause first, then back and on, then a dot for each slide. */
export function CarouselControls({ current, turn, turnTo, playing, toggle, slides, controls }: ControlsProps) {
  return (
    <>
      <button type="button" className="carousel-button carousel-toggle" onClick={toggle} aria-controls={controls}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <button
        type="button"
        className="carousel-button"
        onClick={() => turn(-1)}
        aria-label="Previous"
        aria-controls={controls}
      >
        <span aria-hidden="true">←</span>
      </button>
      <button
        type="button"
        className="carousel-button"
        onClick={() => turn(1)}
        aria-label="Next"
        aria-controls={controls}
      >
        <span aria-hidden="true">→</span>
      </button>
      <PaginationDots
        count={slides}
        current={current}
        labelOf={(index) => `Slide ${index + 1} of ${slides}`}
        onChoose={turnTo}
      />
    </>
  );
}
