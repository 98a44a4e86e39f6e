import type { HeldSubmission } from '@frontdoor/contract';
import { ScrollRegion } from '../values/scroll-region.tsx';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { kindText } from './spam-check.ts';
import { releaseMailText } from './verdicts.ts';

/** Each submission of a release, and the mails that it sends. */
export const MailedSenders = ({ submissions }: { submissions: readonly HeldSubmission[] }) => (
  <ScrollRegion title={translate('held.release.whoGetsWhich')}>
    <ul className="plain">
      {submissions.map(({ id: one, name, reference, kind, releaseMails }) => (
        <li key={one}>
          <b>{orNA(name)}</b>
          {releaseMails.map((mail) => (
            <span key={mail.purpose} className="soft under-line">
              {releaseMailText(mail)}
            </span>
          ))}
          <span className="mono soft under-line">
            {reference} · {kindText(kind)}
          </span>
        </li>
      ))}
    </ul>
  </ScrollRegion>
);
