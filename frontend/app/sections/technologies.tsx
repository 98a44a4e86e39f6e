import { Wordmark } from '@frontdoor/drawings';
import { carousels } from '../carousels.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { technologiesLabel } from './words.ts';

/** The technologies of a service: at least seven names, so that the row can turn. */
export function Technologies({ names }: { names: readonly string[] }) {
  const slides = names.map((name) => ({
    key: name,
    content: (
      <div className="grid h-24 place-items-center border border-line bg-raised px-3">
        <Wordmark name={name} />
      </div>
    ),
  }));
  return <Carousel label={technologiesLabel} slides={slides} settings={carousels.technologies} />;
}
