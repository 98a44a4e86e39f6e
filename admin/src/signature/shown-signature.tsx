import { translate } from '../messages/translate.ts';
import './signature.css';

/** A signature as mails have it. */
export const ShownSignature = ({ text }: { text: string }) =>
  text !== '' && (
    <figure className="shown-signature">
      <figcaption className="mono soft">{translate('signatures.shown')}</figcaption>
      <p>{text}</p>
    </figure>
  );
