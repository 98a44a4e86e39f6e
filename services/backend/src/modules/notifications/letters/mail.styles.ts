import type { CSSProperties } from 'react';

const ink = '#101B2B';
const inkSoft = '#4B5666';
const line = '#D9D5C9';
const signal = '#C2410C';
const sans = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const mono = "'JetBrains Mono', Consolas, Menlo, monospace";

/** The site's paper and ink, with fonts that every mail program has to fall back on. */
export const styles = {
  page: { backgroundColor: '#FBFAF6', color: ink, fontFamily: sans, margin: 0, padding: '24px 12px' },
  sheet: { backgroundColor: '#FFFFFF', border: `2px solid ${ink}`, maxWidth: '600px', padding: '24px 28px' },
  label: { color: inkSoft, fontFamily: mono, fontSize: '12px', lineHeight: '18px', margin: 0 },
  title: { fontSize: '28px', letterSpacing: '-0.02em', lineHeight: '34px', margin: '8px 0 0' },
  lead: { fontSize: '18px', lineHeight: '26px', margin: '4px 0 0' },
  facts: { borderBottom: `1px solid ${line}`, margin: '20px 0' },
  fact: { borderTop: `1px solid ${line}` },
  factLabel: { padding: '9px 12px 9px 0', verticalAlign: 'top', width: '112px' },
  factValue: { padding: '7px 0', verticalAlign: 'top', wordBreak: 'break-word' },
  value: { fontSize: '16px', lineHeight: '24px', margin: 0 },
  link: { color: ink, textDecoration: 'underline', textDecorationColor: signal },
  message: { fontSize: '16px', lineHeight: '25px', margin: '6px 0 24px', whiteSpace: 'pre-line' },
  button: { backgroundColor: signal, color: '#FFFFFF', fontSize: '16px', fontWeight: 600, padding: '12px 20px' },
  note: { color: inkSoft, fontSize: '14px', lineHeight: '21px', margin: 0 },
  space: { height: '20px', lineHeight: '20px', margin: 0 },
} satisfies Record<string, CSSProperties>;

/** For the mail programs that ask for it; the others keep the paper. The body's colours sit on a cell inside it as well. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0B1320 !important; color: #ECE9E0 !important }
  .sheet { background-color: #121D2E !important; border-color: #ECE9E0 !important }
  .soft { color: #A9B4C4 !important }
  .line { border-color: #2C3B52 !important }
  .link { color: #ECE9E0 !important }
}`;
