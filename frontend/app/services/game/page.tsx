import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { PhasesSection } from '../../sections/titled-rows.tsx';
import { GameCase } from './game-case.tsx';
import { Hero } from './hero.tsx';
import { LevelMap } from './level-map.tsx';
import { Questions } from './questions.tsx';
import { metaFor } from '../../seo.ts';
import { ending, way } from './words.ts';

export const meta = () => metaFor('/game');

export default function Game() {
  return (
    <>
      <Hero />
      <LevelMap />
      <GameCase />
      <PhasesSection
        id="way"
        title={way.title}
        look="py-14 lg:py-24"
        phases={way.phases}
        columns="lg:grid-cols-[2fr_3fr_4fr_2fr]"
      />
      <Questions />
      <ServiceEnding path="/game" ending={ending} />
    </>
  );
}
