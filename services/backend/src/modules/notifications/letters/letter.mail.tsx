import * as Mail from '@react-email/components';
import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react';
import { DELIMITER } from '../signatures/signature-text';
import type { Fact, LetterPage, LetterPart } from './letter-page';

const ink = '#101B2B';
const inkSoft = '#4B5666';
const line = '#D9D5C9';
const signal = '#C2410C';
const sans = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const mono = "'JetBrains Mono', Consolas, Menlo, monospace";

/** The site's paper and ink, with fonts that every mail program has to fall back on. */
const styles = {
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
  signature: { borderTop: `1px solid ${line}`, margin: '0 0 16px' },
  signed: { color: inkSoft, fontSize: '15px', lineHeight: '23px', margin: '10px 0 0', whiteSpace: 'pre-line' },
  note: { color: inkSoft, fontSize: '14px', lineHeight: '21px', margin: 0 },
  space: { height: '20px', lineHeight: '20px', margin: 0 },
} satisfies Record<string, CSSProperties>;

/** For the mail programs that ask for it; the others keep the paper. The body's colours sit on a cell inside it as well. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0B1320 !important; color: #ECE9E0 !important }
  .sheet { background-color: #121D2E !important; border-color: #ECE9E0 !important }
  .soft { color: #A9B4C4 !important }
  .line { border-color: #2C3B52 !important }
  .link { color: #ECE9E0 !important }
}`;

const Soft = ({ style = styles.label, children }: { style?: CSSProperties; children: ReactNode }) => (
  <Mail.Text className="soft" style={style}>
    {children}
  </Mail.Text>
);

/** Where an address ends: not with the full stop or bracket of the sentence around it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

const linked = (href: string, text = href) => (
  <Mail.Link className="link" href={href} style={styles.link}>
    {text}
  </Mail.Link>
);

/** Web addresses become links: every second part is a match of the expression. */
const linkedText = (text: string) =>
  createElement(Fragment, null, ...text.split(address).map((part, at) => (at % 2 === 1 ? linked(part) : part)));

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Mail.Section className="line" style={styles.facts}>
    {facts.map((fact) => (
      <Mail.Row key={fact.label} className="line" style={styles.fact}>
        <Mail.Column style={styles.factLabel}>
          <Soft>{fact.label}</Soft>
        </Mail.Column>
        <Mail.Column style={styles.factValue}>
          <Mail.Text style={styles.value}>{fact.href ? linked(fact.href, fact.value) : fact.value}</Mail.Text>
        </Mail.Column>
      </Mail.Row>
    ))}
  </Mail.Section>
);

function Part({ part }: { part: LetterPart }) {
  if (part.kind === 'title')
    return (
      <Mail.Heading as="h1" style={styles.title}>
        {part.text}
      </Mail.Heading>
    );
  if (part.kind === 'facts') return <Facts facts={part.facts} />;
  if (part.kind === 'text')
    return (
      <Mail.Section>
        {part.label && <Soft>{part.label}</Soft>}
        <Mail.Text style={part.label ? styles.message : { ...styles.message, marginTop: '16px' }}>
          {part.linked ? linkedText(part.text) : part.text}
        </Mail.Text>
      </Mail.Section>
    );
  if (part.kind === 'button')
    return (
      <>
        <Mail.Button href={part.href} style={styles.button}>
          {part.text}
        </Mail.Button>
        <Mail.Text style={styles.space}>&nbsp;</Mail.Text>
      </>
    );
  return <Mail.Text style={styles.lead}>{part.linked ? linkedText(part.text) : part.text}</Mail.Text>;
}

const Signature = ({ text }: { text: string }) => (
  <Mail.Section className="line" style={styles.signature}>
    <Soft style={styles.signed}>{linkedText(text)}</Soft>
  </Mail.Section>
);

/** What a mail is about, in one line: a title follows its label. */
const headlineOf = ({ label, parts: [first] }: Pick<LetterPage, 'label' | 'parts'>): string =>
  first?.kind === 'title' ? `${label}: ${partText(first)}` : label;

/** The layout of all our mails. */
const LetterMail = ({ preview, label, parts, signature, note, isNoteLinked }: LetterPage) => (
  <Mail.Html lang="en">
    <Mail.Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{headlineOf({ label, parts })}</title>
      <style>{darkStyles}</style>
    </Mail.Head>
    <Mail.Preview>{preview}</Mail.Preview>
    <Mail.Body className="page" style={styles.page}>
      <Mail.Container className="sheet" style={styles.sheet}>
        <Soft>{label}</Soft>
        {createElement(Fragment, null, ...parts.map((part) => <Part key={JSON.stringify(part)} part={part} />))}
        {signature && <Signature text={signature} />}
        {note && <Soft style={styles.note}>{isNoteLinked ? linkedText(note) : note}</Soft>}
      </Mail.Container>
    </Mail.Body>
  </Mail.Html>
);

function factLines(facts: readonly Fact[]): string {
  const width = Math.max(0, ...facts.map((fact) => fact.label.length)) + 3;
  return facts.map((fact) => `${`${fact.label}:`.padEnd(width)}${fact.value}`).join('\n');
}

function partText(part: LetterPart): string {
  if (part.kind === 'facts') return factLines(part.facts);
  if (part.kind === 'button') return `${part.text}: ${part.href}`;
  return part.kind === 'text' && part.label ? `${part.label}:\n${part.text}` : part.text;
}

/** The plain-text body: one fact a line, in the order of the HTML; title and lead are its first two lines. */
function letterText({ label, parts, signature, note }: LetterPage): string {
  const [first, second] = parts;
  const titled = first?.kind === 'title' ? 1 : 0;
  const lead = titled ? second : first;
  const led = lead?.kind === 'lead' ? 1 : 0;
  const head = [headlineOf({ label, parts }), ...(lead && led ? [partText(lead)] : [])];
  const signed = signature && `${DELIMITER}\n${signature}`;
  const paragraphs = [head.join('\n'), ...parts.slice(titled + led).map(partText), signed, note].filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}

/** Both bodies of a mail. All words of the page are text: none can become markup. */
export async function composeLetter(page: LetterPage): Promise<{ html: string; text: string }> {
  return { html: await Mail.render(<LetterMail {...page} />), text: letterText(page) };
}
