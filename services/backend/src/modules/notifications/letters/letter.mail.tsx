import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  render,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react';
import { darkStyles, styles } from './mail.styles';
import { type LetterPage, letterText } from './letter-page';

const Soft = ({ style = styles.label, children }: { style?: CSSProperties; children: ReactNode }) => (
  <Text className="soft" style={style}>
    {children}
  </Text>
);

/** Where an address ends: not with the full stop or bracket of the sentence around it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

const linked = (href: string, text = href) => (
  <Link className="link" href={href} style={styles.link}>
    {text}
  </Link>
);

/** A text whose web addresses are links. Every second part is a match of the expression. */
const LinkedText = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(address).map((part, at) => (at % 2 === 1 ? linked(part) : part)));

/** One line of the mail's table: a label and its value. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row className="line" style={styles.fact}>
    <Column style={styles.factLabel}>
      <Soft>{label}</Soft>
    </Column>
    <Column style={styles.factValue}>
      <Text style={styles.value}>{children}</Text>
    </Column>
  </Row>
);

/** The layout of all our mails: subject, facts, text, and the link to the record. */
const LetterMail = ({ preview, label, title, lead, facts, blocks, button, note }: LetterPage) => (
  <Html lang="en">
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body className="page" style={styles.page}>
      <Container className="sheet" style={styles.sheet}>
        <Soft>{label}</Soft>
        {title && (
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
        )}
        {lead && <Text style={styles.lead}>{lead}</Text>}
        {facts.length > 0 && (
          <Section className="line" style={styles.facts}>
            {facts.map((fact) => (
              <Fact key={fact.label} label={fact.label}>
                {fact.href ? linked(fact.href, fact.value) : fact.value}
              </Fact>
            ))}
          </Section>
        )}
        {blocks.map((block) => (
          <Section key={`${block.label}${block.text}`}>
            {block.label && <Soft>{block.label}</Soft>}
            <Text style={block.label ? styles.message : { ...styles.message, marginTop: '16px' }}>
              {block.linked ? <LinkedText text={block.text} /> : block.text}
            </Text>
          </Section>
        ))}
        {button && (
          <>
            <Button href={button.href} style={styles.button}>
              {button.text}
            </Button>
            <Text style={styles.space}>&nbsp;</Text>
          </>
        )}
        <Soft style={styles.note}>{note}</Soft>
      </Container>
    </Body>
  </Html>
);

/** Both bodies of a mail. All words of the page are text: none can become markup. */
export async function composeLetter(page: LetterPage): Promise<{ html: string; text: string }> {
  return { html: await render(<LetterMail {...page} />), text: letterText(page) };
}
