import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain, useRead } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { providerEnds } from '../../messages/english/system/provider-ends.ts';
import { translate } from '../../messages/translate.ts';
import { Fact } from '../../values/fact.tsx';
import { Part } from '../../values/part.tsx';
import { timeText } from '../../values/times/dates.ts';

/** How a visit to the provider that began here has ended. */
const VisitEnd = ({ provider, isConnected }: { provider: string; isConnected: boolean }) => {
  const end = useSearchParams()[0].get('provider');
  if (end === 'connected')
    return (
      isConnected && (
        <p role="status" className="done">
          {translate('account.identity.linkedNow', { provider })}
        </p>
      )
    );
  if (end === null || !(end in providerEnds)) return null;
  return (
    <p role="alert" className="alert">
      {translate(`providerEnds.${end as keyof typeof providerEnds}`, { name: provider })}
    </p>
  );
};

/** The account at the identity provider that logs the current user in; nothing where the company has no provider. */
export const LinkedIdentity = () => {
  const { data: identity } = useRead(reads.ownIdentity());
  const [asking, setAsking] = useState(false);
  const linking = useAction();
  const unlinking = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const setQuery = useSearchParams()[1];
  if (!identity?.provider) return null;
  const { provider, account, linkedAt, canUnlink } = identity;

  const link = async () => {
    const begun = await linking.run(() => dataProvider.linkIdentity());
    if (begun) location.assign(begun.url);
  };
  const unlink = async () => {
    const gone = await unlinking.run(async () => {
      await dataProvider.unlinkIdentity();
      return true;
    });
    if (!gone) return;
    setAsking(false);
    setQuery({}, { replace: true });
    notify(translate('account.identity.unlinked'));
    await fetchAgain(changes.ownIdentity());
  };

  return (
    <Part title={translate('account.identity.heading', { provider })}>
      <VisitEnd provider={provider} isConnected={account !== null} />
      <FormAlert failure={linking.failure} />
      {account === null ? (
        <>
          <p className="hint">{translate('account.identity.why', { provider })}</p>
          <p className="acts">
            <button type="button" className="button" disabled={linking.busy} onClick={() => void link()}>
              {translate('account.identity.link')}
            </button>
          </p>
        </>
      ) : (
        <>
          <dl>
            <Fact label={translate('account.identity.account')}>{account}</Fact>
            {linkedAt !== null && <Fact label={translate('account.identity.linked')}>{timeText(linkedAt)}</Fact>}
          </dl>
          {canUnlink ? (
            <p className="acts">
              <button type="button" className="button" onClick={() => setAsking(true)}>
                {translate('account.identity.unlink')}
              </button>
            </p>
          ) : (
            <p className="hint">{translate('account.identity.lastWay')}</p>
          )}
        </>
      )}
      {asking && (
        <Confirm
          title={translate('account.identity.question')}
          confirm={translate('account.identity.confirmUnlink')}
          busy={unlinking.busy}
          failure={unlinking.failure}
          act={() => void unlink()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('account.identity.effect', { account: account ?? '' })}</p>
        </Confirm>
      )}
    </Part>
  );
};
