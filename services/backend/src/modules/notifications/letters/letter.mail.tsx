import * as Mail from '@react-email/components';
import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react';
import type { LetterPage } from './letter';
import { darkStyles, styles } from './mail.styles';

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

/** A text whose web addresses are links. Every second part is a match of the expression. */
const LinkedText = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(address).map((part, at) => (at % 2 === 1 ? linked(part) : part)));

/** One line of the mail's table: a label and its value. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Mail.Row className="line" style={styles.fact}>
    <Mail.Column style={styles.factLabel}>
      <Soft>{label}</Soft>
    </Mail.Column>
    <Mail.Column style={styles.factValue}>
      <Mail.Text style={styles.value}>{children}</Mail.Text>
    </Mail.Column>
  </Mail.Row>
);

/** The layout of all our mails: subject, facts, text, and the link to the record. */
const LetterMail = ({ preview, label, title, lead, facts, blocks, button, note }: LetterPage) => (
  <Mail.Html lang="en">
    <Mail.Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Mail.Head>
    <Mail.Preview>{preview}</Mail.Preview>
    <Mail.Body className="page" style={styles.page}>
      <Mail.Container className="sheet" style={styles.sheet}>
        <Soft>{label}</Soft>
        {title && (
          <Mail.Heading as="h1" style={styles.title}>
            {title}
          </Mail.Heading>
        )}
        {lead && <Mail.Text style={styles.lead}>{lead}</Mail.Text>}
        {facts.length > 0 && (
          <Mail.Section className="line" style={styles.facts}>
            {facts.map((fact) => (
              <Fact key={fact.label} label={fact.label}>
                {fact.href ? linked(fact.href, fact.value) : fact.value}
              </Fact>
            ))}
          </Mail.Section>
        )}
        {blocks.map((block) => (
          <Mail.Section key={`${block.label}${block.text}`}>
            {block.label && <Soft>{block.label}</Soft>}
            <Mail.Text style={block.label ? styles.message : { ...styles.message, marginTop: '16px' }}>
              {block.linked ? <LinkedText text={block.text} /> : block.text}
            </Mail.Text>
          </Mail.Section>
        ))}
        {button && (
          <>
            <Mail.Button href={button.href} style={styles.button}>
              {button.text}
            </Mail.Button>
            <Mail.Text style={styles.space}>&nbsp;</Mail.Text>
          </>
        )}
        <Soft style={styles.note}>{note}</Soft>
      </Mail.Container>
    </Mail.Body>
  </Mail.Html>
);

/** The plain-text body: one fact a line, in the order of the HTML. */
function letterText({ label, title, lead, facts, blocks, button, note }: LetterPage): string {
  const width = Math.max(0, ...facts.map((fact) => fact.label.length)) + 3;
  const parts = [
    [title ? `${label}: ${title}` : label, lead],
    facts.map((fact) => `${`${fact.label}:`.padEnd(width)}${fact.value}`),
    ...blocks.map((block) => [block.label && `${block.label}:`, block.text]),
    [button && `${button.text}: ${button.href}`],
    [note],
  ];
  const paragraphs = parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}

/** Both bodies of a mail. All words of the page are text: none can become markup. */
export async function composeLetter(page: LetterPage): Promise<{ html: string; text: string }> {
  return { html: await Mail.render(<LetterMail {...page} />), text: letterText(page) };
}
