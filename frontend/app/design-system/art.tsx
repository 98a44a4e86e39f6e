import {
  Avatar,
  BrowserFrame,
  PhoneFrame,
  IndustryDrawing,
  TradeDrawing,
  SketchedPage,
  Wordmark,
} from '@frontdoor/drawings';
import { clientele, testimonials } from '../content/clients.ts';
import { trades } from '../content/trades.ts';
import { industriesWeWorkWith } from '../content/industries.ts';
import { Specimen } from './specimen.tsx';

const sketches = ['slots', 'building', 'shelf', 'chart', 'map', 'lesson'] as const;

export function Art() {
  return (
    <>
      <Specimen name="Trades">
        {trades.map(({ trade }) => (
          <TradeDrawing key={trade} trade={trade} className="!w-32" />
        ))}
      </Specimen>
      <Specimen name="Industries">
        {industriesWeWorkWith.map(({ industry }) => (
          <IndustryDrawing key={industry} industry={industry} className="!w-32" />
        ))}
      </Specimen>
      <Specimen name="Avatars">
        {testimonials.map(({ name }) => (
          <Avatar key={name} name={name} className="size-24" />
        ))}
      </Specimen>
      <Specimen name="Wordmarks">
        {clientele.map(({ name, mark }) => (
          <Wordmark key={name} name={name} mark={mark} />
        ))}
      </Specimen>
      <Specimen name="Frames">
        {sketches.map((sketch) => (
          <BrowserFrame key={sketch} className="!w-72">
            <SketchedPage sketch={sketch} />
          </BrowserFrame>
        ))}
        <PhoneFrame className="!w-32">
          <rect className="ink" x="14" y="20" width="110" height="16" />
          <rect className="faint" x="14" y="48" width="150" height="8" />
          <rect className="accent" x="14" y="270" width="152" height="34" />
        </PhoneFrame>
      </Specimen>
    </>
  );
}
