import { Vault } from '../art/scenes/vault.tsx';
import { privacy } from '../content/privacy.ts';
import { PolicySheet } from '../sections/policy-sheet.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/privacy');

export default function Privacy() {
  return <PolicySheet policy={privacy} sheet="50" drawing={<Vault />} caption="Fig. 50 — one drawer, one key." />;
}
