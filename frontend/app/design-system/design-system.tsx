import { Carousel } from '../ui/carousel/carousel.tsx';
import { carousels } from '../carousels.ts';
import { Art } from './art.tsx';
import { Controls } from './controls.tsx';
import { Forms } from './forms.tsx';
import { People } from './people.tsx';
import { Texts } from './texts.tsx';

const slides = Array.from({ length: 6 }, (_, index) => ({
  key: `${index}`,
  content: (
    <a href="#top" className="grid h-28 place-items-center border border-line bg-raised font-display text-3xl">
      {index + 1}
    </a>
  ),
}));

export function DesignSystem() {
  return (
    <div className="gutter py-14">
      <h1 className="mb-10">Design system</h1>
      <Texts />
      <Controls />
      <Forms />
      <Art />
      <People />
      {Object.entries(carousels).map(([name, settings]) => (
        <section key={name} className="border-t border-line py-8">
          <h2 className="mb-6 !text-xl">Carousel: {name}</h2>
          <Carousel label={name} slides={slides} settings={settings} />
        </section>
      ))}
    </div>
  );
}
