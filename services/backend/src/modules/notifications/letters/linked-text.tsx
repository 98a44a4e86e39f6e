import { Link } from '@react-email/components';
import { Fragment } from 'react';
import { styles } from './mail.styles';

/** Where an address ends: not with the full stop or bracket of the sentence around it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

interface Part {
  from: number;
  text: string;
  leads: boolean;
}

/** Every second part is what the expression has caught. */
function split(text: string): Part[] {
  let from = 0;
  return text.split(address).map((part, at) => {
    const found = { from, text: part, leads: at % 2 === 1 };
    from += part.length;
    return found;
  });
}

/** A text whose web addresses are links. */
export const LinkedText = ({ text }: { text: string }) =>
  split(text).map((part) =>
    part.leads ? (
      <Link key={part.from} className="link" href={part.text} style={styles.link}>
        {part.text}
      </Link>
    ) : (
      <Fragment key={`before ${part.from}`}>{part.text}</Fragment>
    ),
  );
