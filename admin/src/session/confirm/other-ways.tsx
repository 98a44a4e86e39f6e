import { translate } from '../../messages/translate.ts';
import { ConfirmByPasskey, useHasPasskey } from './confirm-by-passkey.tsx';
import { ConfirmByProvider } from './confirm-by-provider.tsx';

interface Props {
  /** Whether the password is asked for below. */
  asksPassword: boolean;
  /** The name of the identity provider that the user is linked to. */
  provider: string | null;
  settle: (confirmed: boolean) => void;
}

/** The ways to confirm beside the password; says so where there is none at all. */
export const OtherWays = ({ asksPassword, provider, settle }: Props) => {
  const hasPasskey = useHasPasskey();
  if (!asksPassword && !hasPasskey && !provider) return <p>{translate('session.noWay')}</p>;
  return (
    <>
      {(asksPassword || hasPasskey) && <p>{translate('session.why')}</p>}
      {hasPasskey && <ConfirmByPasskey confirm={() => settle(true)} />}
      {provider && <ConfirmByProvider provider={provider} isOnly={!asksPassword && !hasPasskey} settle={settle} />}
      {asksPassword && (hasPasskey || provider) && <p className="soft">{translate('session.or')}</p>}
    </>
  );
};
