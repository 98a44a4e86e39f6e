import type { ErasureRecord } from '@frontdoor/contract';
import { company } from '../company.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { translate } from '../messages/translate.ts';
import { countsText, mailboxText } from '../person/counts.ts';
import { Fact } from '../values/fact.tsx';
import { timeText } from '../values/times/dates.ts';
import { authorText } from './author-text.ts';
import './certificate.css';

/** What was erased, when, by whom and why, on one sheet for the person or for an auditor. It names nobody of whom data were held. */
export const Certificate = ({ erasure, alone }: { erasure: ErasureRecord; alone: boolean }) => {
  const lines = countsText(erasure.counts);
  return (
    <article className="details certificate">
      <p className="mono issuer">{company}</p>
      <DetailsHeading text={`${translate('erasures.certificate')} ${erasure.number}`} alone={alone} />
      <p>{translate('erasures.said', { company })}</p>
      <dl>
        <Fact label={translate('erasures.erasedAt')}>{timeText(erasure.erasedAt)}</Fact>
        <Fact label={translate('erasures.actor')}>{authorText(erasure)}</Fact>
        <Fact label={translate('erasures.reason')}>{translate(`person.reasons.${erasure.reason}`)}</Fact>
        <Fact label={translate('erasures.counts')}>
          {lines.length === 0 ? (
            translate('erasures.nothing')
          ) : (
            <ul className="plain">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Fact>
        {erasure.mailbox && (
          <Fact label={translate('erasures.mailbox')}>{mailboxText(erasure.mailbox, erasure.counts)}</Fact>
        )}
        <Fact label={translate('erasures.address.label')} className="by-hand">
          <span className="soft">{translate('erasures.address.note')}</span>
        </Fact>
        <Fact label={translate('erasures.signature')} className="by-hand on-paper">
          {null}
        </Fact>
      </dl>
      <p className="acts">
        <button type="button" className="button primary" onClick={() => window.print()}>
          {translate('erasures.print')}
        </button>
      </p>
    </article>
  );
};
