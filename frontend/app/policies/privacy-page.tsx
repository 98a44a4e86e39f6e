import { TapeScene } from '@frontdoor/drawings';
import { policyCaptions, tape } from './words.ts';
import { privacy } from '../content/privacy.ts';
import { PolicySheet } from './policy-sheet.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/privacy');

export default function Privacy() {
  return (
    <PolicySheet path="/privacy" policy={privacy} drawing={<TapeScene {...tape} />} caption={policyCaptions.privacy} />
  );
}
