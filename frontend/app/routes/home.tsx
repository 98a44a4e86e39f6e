import { variant } from '../content/home.ts';
import { HomeA } from '../sections/home/home-a.tsx';
import { HomeB } from '../sections/home/home-b.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/');

export default function Home() {
  return variant === 'A' ? <HomeA /> : <HomeB />;
}
