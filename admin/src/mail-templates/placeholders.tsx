import type { MailTemplate } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

type Props = { placeholders: MailTemplate['placeholders']; insert: (text: string) => void };

/** What is filled in when the mail is sent. A press writes it where the cursor was. */
export const Placeholders = ({ placeholders, insert }: Props) => (
  <details>
    <summary>{translate('mailTemplates.placeholders.heading')}</summary>
    <ul className="placeholders">
      {placeholders.map(({ name, sample, needed }) => (
        <li key={name}>
          <button type="button" className="button mono" onClick={() => insert(`{{${name}}}`)}>
            {`{{${name}}}`}
          </button>
          <span>
            {needed && <strong>{translate('mailTemplates.placeholders.needed')} </strong>}
            <span className="soft">{sample}</span>
          </span>
        </li>
      ))}
    </ul>
  </details>
);
