import { useMemo } from 'react';
import { ScrollRegion } from '../../values/scroll-region.tsx';
import { FilledMail, type Mail } from './filled-mail.tsx';
import type { Letter } from '../people/letters.ts';
import type { Stage } from '../stages.ts';
import { useRested } from '../use-rested.ts';
import { translate } from '../../messages/translate.ts';

/** Without a stage they move nobody. */
type Props = { to: readonly Letter[]; stage?: Stage; mail: Mail };

const PAUSE_MS = 400;

/** A template filled for each of several applicants; the texts are requested once typing has paused for 400 ms. */
export const FilledMails = ({ to, stage, mail: { subject, body } }: Props) => {
  const typed = useMemo<Mail>(() => ({ subject, body }), [subject, body]);
  const rested = useRested(typed, PAUSE_MS);
  return (
    <ScrollRegion title={translate('move.mail.mailsAsSent')}>
      <ul className="plain filled">
        {to.map(({ application, together }) => (
          <FilledMail
            key={application.id}
            application={application}
            together={together}
            stage={stage ?? application.stage}
            mail={rested}
          />
        ))}
      </ul>
    </ScrollRegion>
  );
};
