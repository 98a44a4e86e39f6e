import type { Application } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { ScrollRegion } from '../values/scroll-region.tsx';
import { FilledMail, type Mail } from './filled-mail.tsx';
import type { Stage } from './stages.ts';

type Props = { to: readonly Application[]; stage: Stage; mail: Mail };

const pause = 400;

/** What each of many applicants would get of a text with placeholders; asked for as soon as the typing rests. */
export const FilledMails = ({ to, stage, mail: { subject, body } }: Props) => {
  const [rested, setRested] = useState<Mail>({ subject, body });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ subject, body }), pause);
    return () => clearTimeout(timer);
  }, [subject, body]);
  return (
    <ScrollRegion title="The mails as they go out">
      <ul className="plain filled">
        {to.map((application) => (
          <FilledMail key={application.id} application={application} stage={stage} mail={rested} />
        ))}
      </ul>
    </ScrollRegion>
  );
};
