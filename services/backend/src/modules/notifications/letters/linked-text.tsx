import { Link } from '@react-email/components';
import { createElement, Fragment } from 'react';
import { styles } from './mail.styles';

/** Where an address ends: not with the full stop or bracket of the sentence around it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

export const linked = (href: string, text = href) => (
  <Link className="link" href={href} style={styles.link}>
    {text}
  </Link>
);

/** A text whose web addresses are links. Every second part is what the expression has caught. */
export const LinkedText = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(address).map((part, at) => (at % 2 === 1 ? linked(part) : part)));
