import { Consultation } from '../../consultation/consultation.tsx';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { GameCase } from './game-case.tsx';
import { Hero } from './hero.tsx';
import { LevelMap } from './level-map.tsx';
import { Phases } from '../../sheet/phases.tsx';
import { RelatedPages } from '../../sheet/related-pages.tsx';
import { Questions } from './questions.tsx';
import { metaFor } from '../../seo.ts';
import { call, way } from './words.ts';

export const meta = () => metaFor('/game');

export default function Game() {
  return (
    <>
      <Hero />
      <LevelMap />
      <GameCase />
      <section aria-labelledby="way" className="gutter py-14 lg:py-24">
        <h2 id="way" className="mb-10">
          {way.title}
        </h2>
        <Phases phases={way.phases} columns="lg:grid-cols-[2fr_3fr_4fr_2fr]" />
      </section>
      <Questions />
      <RelatedPages path="/game" />
      <ContactCall {...call} />
      <Consultation />
    </>
  );
}
