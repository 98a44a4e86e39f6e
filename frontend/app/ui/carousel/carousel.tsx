import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../pictures/media.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { copiesNeeded, type CarouselSettings } from './settings.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSwiper } from './use-swiper.ts';
import './carousel.css';

export interface Slide {
  key: string;
  content: ReactNode;
}

type CarouselProps = { label: string; slides: readonly Slide[]; settings: CarouselSettings; className?: string };

/**
 * A row of cards that turns. Before and without script it is a row that can be scrolled by hand and read to its end; with
 * script it turns endlessly, by itself and by its buttons, the pause button first.
 */
export function Carousel({ label, slides, settings, className = '' }: CarouselProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  // The script makes the copies that it needs, so that the page itself contains everything once.
  const copies = useHydrated() ? copiesNeeded(slides.length, settings) : 0;
  // A copy may be clicked, but neither the keyboard nor a screen reader meets the same link twice.
  useEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>('[data-copy] :is(a, button)') ?? [])
      control.tabIndex = -1;
  }, [copies]);
  const { current, turn, turnTo } = useSwiper(row, slides.length, settings);
  const { playing, toggle } = useAutoplay(root, settings.autoplayMs, current !== null, () => turn(1));
  const slideCopies = Array.from({ length: copies + 1 }, (_, copy) =>
    slides.map((slide) => ({ ...slide, copy })),
  ).flat();
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel ${settings.centred ? 'centred' : ''} ${settings.emphasis ? 'emphasis' : ''} ${className}`}
    >
      {/* There from the start, so that their room is kept, and shown when they can do something. */}
      <div className={`carousel-controls note scripted-only ${current === null ? 'invisible' : ''}`}>
        <CarouselControls
          {...{ turn, turnTo, playing, toggle }}
          current={current ?? 0}
          slides={slides.length}
          controls={id}
        />
      </div>
      <div
        ref={row}
        className="carousel-view swiper"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- before script the row is scrolled by keyboard
        tabIndex={current === null ? 0 : undefined}
        role="group"
        aria-label={label}
      >
        <div id={id} className={`carousel-row swiper-wrapper ${settings.row}`} aria-live={playing ? 'off' : 'polite'}>
          {slideCopies.map(({ key, content, copy }, index) => (
            <div
              key={`${copy} ${key}`}
              className="carousel-slide swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${(index % slides.length) + 1} of ${slides.length}`}
              aria-hidden={copy > 0 || undefined}
              data-copy={copy > 0 || undefined}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
