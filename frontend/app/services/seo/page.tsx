import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { Asked } from './asked.tsx';
import { Hero } from './hero.tsx';
import { Plan } from './plan.tsx';
import { Refused } from './refused.tsx';
import { Ways } from './ways.tsx';
import { metaFor } from '../../seo.ts';
import { ending } from './words.ts';

export const meta = () => metaFor('/seo');

export default function Seo() {
  return (
    <>
      <Hero />
      <Ways />
      <Asked />
      <Plan />
      <Refused />
      <ServiceEnding path="/seo" ending={ending} />
    </>
  );
}
