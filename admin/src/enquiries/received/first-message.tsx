import type { Enquiry } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { orNA, orNoMessage } from '../../values/texts.ts';
import { timeText } from '../../values/times/dates.ts';

/** What the sender of an enquiry has written in the form: the conversation begins with it. */
export const FirstMessage = ({ record: { name, words, createdAt } }: { record: Enquiry }) => (
  <li className="from-sender">
    <p className="mono soft">
      {translate('enquiries.byTheForm', { name: orNA(name) })} · {timeText(createdAt)}
    </p>
    <p className="text">{orNoMessage(words)}</p>
  </li>
);
