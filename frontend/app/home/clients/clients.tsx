import { Wordmark } from '@frontdoor/drawings';
import { clients, clientOf } from '../../content/clients.ts';
import { clientsHead } from '../words.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { carousels } from '../../carousels.ts';

const slides = clients.map((name) => ({
  key: name,
  content: (
    <div className="grid h-28 place-items-center border border-line bg-raised px-3">
      <Wordmark name={name} mark={clientOf(name).mark} className="!text-base" />
    </div>
  ),
}));

export function Clients() {
  return (
    <section className="bay gutter border-t border-line bg-paper">
      <h2 className="mb-8">{clientsHead.title}</h2>
      <Carousel label={clientsHead.label} slides={slides} settings={carousels.clients} />
    </section>
  );
}
