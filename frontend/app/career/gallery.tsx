import { GalleryDrawing } from '@frontdoor/drawings';
import { galleryHead } from './words.ts';
import { gallery } from '../content/gallery.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { carousels } from '../carousels.ts';

const slides = gallery.map(({ scene, when, caption }) => ({
  key: scene,
  content: (
    <figure className="flex h-full flex-col border border-line bg-paper">
      <div className="border-b border-line px-6 py-5">
        <GalleryDrawing scene={scene} />
      </div>
      <figcaption className="px-5 py-4">
        <span className="note block text-ink-soft">{when}</span>
        <span className="mt-1 block leading-snug font-medium">{caption}</span>
      </figcaption>
    </figure>
  ),
}));

/** A working week in fourteen drawings. */
export function Gallery() {
  return (
    <section
      aria-labelledby="week-title"
      className="gutter overflow-x-clip border-t border-line bg-side py-14 lg:py-24"
    >
      <p className="note mb-5 text-ink-soft">{galleryHead.note}</p>
      <h2 id="week-title" className="mb-8">
        {galleryHead.title}
      </h2>
      <Carousel label={galleryHead.label} slides={slides} settings={carousels.careerGallery} />
    </section>
  );
}
