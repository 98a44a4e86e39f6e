import { AgreementScene } from '@frontdoor/drawings';
import { policyCaptions } from './words.ts';
import { terms } from '../content/terms.ts';
import { PolicySheet } from './policy-sheet.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/term');

export default function Terms() {
  return <PolicySheet path="/term" policy={terms} drawing={<AgreementScene />} caption={policyCaptions.terms} />;
}
