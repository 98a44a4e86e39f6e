import type { Held } from '@frontdoor/contract';
import { ScrollRegion } from '../values/scroll-region.tsx';
import { orNA, wordsOf } from '../values/texts.ts';

/** To whom the mails of a release go. */
export const MailedSenders = ({ held }: { held: readonly Held[] }) => (
  <ScrollRegion title="Who gets an acknowledgement, if your settings send one">
    <ul className="plain">
      {held.map(({ id: one, name, email, reference, kind }) => (
        <li key={one}>
          <b>{orNA(name)}</b> <span className="soft">{orNA(email)}</span>
          <span className="mono soft under-line">
            {reference} · {wordsOf(kind)}
          </span>
        </li>
      ))}
    </ul>
  </ScrollRegion>
);
