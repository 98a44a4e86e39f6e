import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadFailure } from '../../grid/load-failure.tsx';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import './sender.css';

type Finding = Schemas['SenderFindingView'];

const nameOf = ({ check }: Finding) => (check === 'sender' ? translate('deliveries.sender.domain') : check);

const needsWork = ({ state }: Finding) => state === 'fault' || state === 'warning';

const Line = ({ finding }: { finding: Finding }) => (
  <li data-state={finding.state}>
    <b>{nameOf(finding)}</b>
    <span className="state">{translate(`deliveries.sender.states.${finding.state}`)}</span>
    <div>
      <p>{finding.says}</p>
      {finding.todo && (
        <p className="soft">
          {translate('deliveries.sender.toDo')} {finding.todo}
        </p>
      )}
    </div>
  </li>
);

/** Stays open or folded when something else is found, so that "Look again" does not go away under the pointer. */
const Findings = ({ sender: { domain, findings, lookedAt } }: { sender: Schemas['SenderView'] }) => {
  const [isOpen] = useState(() => findings.some(needsWork));
  const client = useQueryClient();
  const { busy, failure, run } = useAction();
  const lookAgain = async () => {
    const found = await run(() => dataProvider.readSender('yes'));
    if (found) client.setQueryData(reads.sender().queryKey, found);
  };
  const when = failure
    ? translate('deliveries.sender.notLoaded')
    : translate('deliveries.sender.lookedAt', { time: timeText(lookedAt) });
  return (
    <details className="sender" open={isOpen}>
      <summary>
        {translate('deliveries.sender.heading', { domain })}{' '}
        <span className="states">
          {findings.map((finding) => (
            <span key={finding.check} data-state={finding.state}>
              {nameOf(finding)} {translate(`deliveries.sender.states.${finding.state}`)}
            </span>
          ))}
        </span>
      </summary>
      <ul className="plain">
        {findings.map((finding) => (
          <Line key={finding.check} finding={finding} />
        ))}
      </ul>
      <p className="acts">
        <span className="soft" role="status">
          {busy ? translate('deliveries.sender.looking') : when}
        </span>
        <button type="button" className="link" aria-disabled={busy} onClick={() => !busy && void lookAgain()}>
          {translate('deliveries.sender.again')}
        </button>
      </p>
    </details>
  );
};

/**
 * Whether receivers trust mails of our domain by what DNS says of it, folded away where there is nothing to do. Each process of the API looks
 * by itself, so that an answer may be older than the one before it: the newest stays.
 */
export const SenderDomain = () => {
  const { data, isError, refetch } = useRead(reads.sender());
  const [newest, setNewest] = useState(data);
  if (data && (!newest || data.lookedAt > newest.lookedAt)) setNewest(data);
  if (newest) return <Findings sender={newest} />;
  if (isError) return <LoadFailure text={translate('deliveries.sender.notLoaded')} retry={() => void refetch()} />;
  return <p className="sender soft">{translate('deliveries.sender.looking')}</p>;
};
