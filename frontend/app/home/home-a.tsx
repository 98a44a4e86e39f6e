import { firstFigures } from '../content/figures.ts';
import { CareerCall } from './calls/career-call.tsx';
import { Articles } from './work/articles.tsx';
import { Brands } from './clients/brands.tsx';
import { CallUs } from './calls/call-us.tsx';
import { overTime } from './clients/countings.ts';
import { ReachSigns } from '../shell/edges/reach.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './work/industries.tsx';
import { PartsList } from './work/parts-list.tsx';
import { Reasons } from './reasons.tsx';
import { Voice } from './clients/voice.tsx';
import { Showcases } from './work/showcases.tsx';
import './home.css';
import './phone.css';

export function HomeA() {
  return (
    <>
      <Hero counted={firstFigures} counting={overTime} />
      <Brands />
      <PartsList />
      <CallUs />
      <Industries />
      <Reasons />
      <Showcases />
      <Voice />
      <Articles />
      <CareerCall />
      <ReachSigns />
    </>
  );
}
