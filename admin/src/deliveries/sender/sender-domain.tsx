import type { Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
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

/** Whether receivers trust mails of our domain by what DNS says of it, folded away where there is nothing to do. */
export const SenderDomain = () => {
  const client = useQueryClient();
  const query = useRead(reads.sender());
  const [isLooking, setLooking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const lookAgain = async () => {
    setLooking(true);
    try {
      client.setQueryData(reads.sender().queryKey, await dataProvider.readSender('yes'));
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setLooking(false);
  };
  const { data } = query;
  if (!data)
    return query.isError ? (
      <LoadFailure text={translate('deliveries.sender.notLoaded')} retry={() => void query.refetch()} />
    ) : (
      <p className="sender soft">{translate('deliveries.sender.looking')}</p>
    );
  const { domain, findings, lookedAt } = data;
  return (
    <details className="sender" open={findings.some(needsWork)}>
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
          {hasFailed
            ? translate('deliveries.sender.notLoaded')
            : isLooking
              ? translate('deliveries.sender.looking')
              : translate('deliveries.sender.lookedAt', { time: timeText(lookedAt) })}
        </span>
        <button type="button" className="link" aria-disabled={isLooking} onClick={() => !isLooking && void lookAgain()}>
          {translate('deliveries.sender.again')}
        </button>
      </p>
    </details>
  );
};
