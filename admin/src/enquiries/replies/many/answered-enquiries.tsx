import type { Enquiry } from '@frontdoor/contract';
import { kindText } from '../../../held/spam-check.ts';
import { translate } from '../../../messages/translate.ts';
import { orNA } from '../../../values/texts.ts';
import { ScrollRegion } from '../../../values/scroll-region.tsx';

type Props = {
  records: readonly Enquiry[];
  /** What stands in the way, by the id of the enquiry. */
  obstacles: Record<string, string>;
};

/** Lists exactly the enquiries whose ids are sent. */
export const AnsweredEnquiries = ({ records, obstacles }: Props) => (
  <ScrollRegion title={translate('enquiries.many.which')}>
    <ul className="plain">
      {records.map(({ id, name, email, reference, kind }) => (
        <li key={id}>
          <b>{orNA(name)}</b> <span className="soft">{orNA(email)}</span>
          <span className="mono soft under-line">
            {reference} {kindText(kind)}
          </span>
          {obstacles[id] && <p className="error">{obstacles[id]}</p>}
        </li>
      ))}
    </ul>
  </ScrollRegion>
);
