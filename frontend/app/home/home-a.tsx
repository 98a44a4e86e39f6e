import { figures } from '../content/figures.ts';
import { CareerCall } from './career-call.tsx';
import { Articles } from './articles.tsx';
import { Brands } from './brands.tsx';
import { CallUs } from './call-us.tsx';
import { overTime } from './countings.ts';
import { FloatingActions } from './floating-actions.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries.tsx';
import { PartsList } from './parts-list.tsx';
import { Reasons } from './reasons.tsx';
import { Showcases } from './showcases.tsx';
import './home.css';
import './phone.css';

export function HomeA() {
  return (
    <>
      <Hero figures={figures} counting={overTime} />
      <Brands />
      <PartsList />
      <CallUs />
      <Industries />
      <Reasons />
      <Showcases />
      <Articles />
      <CareerCall />
      <FloatingActions />
    </>
  );
}
