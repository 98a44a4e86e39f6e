import { useEffect } from 'react';
import { confirmAtProvider } from '../../data/calls/account-calls.ts';
import { translate } from '../../messages/translate.ts';

interface Props {
  provider: string;
  /** Whether there is no password to give instead. */
  isOnly: boolean;
  settle: (confirmed: boolean) => void;
}

/** Confirms by a new login at the identity provider, in a window of its own, so that nothing on this page is lost. */
export const ConfirmByProvider = ({ provider, isOnly, settle }: Props) => {
  useEffect(() => {
    const channel = new BroadcastChannel('frontdoor.confirmed');
    channel.addEventListener('message', () => settle(true));
    return () => channel.close();
  }, [settle]);
  return (
    <>
      {isOnly && <p>{translate('session.providerAlone', { provider })}</p>}
      <p>
        {/* oxlint-disable-next-line react/jsx-no-target-blank -- a page of ours, which closes itself: only one that was opened may */}
        <a className="button" href={confirmAtProvider} target="_blank" rel="opener">
          {translate('session.provider', { provider })}
        </a>
      </p>
      <p className="hint">{translate('session.providerOpens')}</p>
    </>
  );
};
