import { variant } from '../content/figures.ts';
import { HomeA } from './home-a.tsx';
import { HomeB } from './home-b.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/');

export default function Home() {
  return variant === 'A' ? <HomeA /> : <HomeB />;
}
