import type { Schemas } from '@frontdoor/contract';
import { toBytes, toText } from './bytes.ts';

export type PasskeyRequest = Schemas['PasskeyRequestView'];
export type PasskeyProof = Schemas['PasskeyProofDto'];
export type MadePasskey = Omit<Schemas['AddPasskeyDto'], 'name'>;

/** Whether this page can use passkeys: browsers have none under an IP address, and none without TLS but on this machine. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Whether a field can offer passkeys among its suggestions. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** The device or password manager has a passkey of this person already. */
export class PasskeyIsHere extends Error {}

let running: { abort: AbortController; ended: Promise<unknown> } | undefined;

/**
 * Browsers run one ceremony at a time, and offering passkeys in a field is one. The one before has ended, not only been told to, when
 * the next begins: Safari on iOS fails the next otherwise.
 */
const alone = async <Result>(start: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const before = running;
  const abort = new AbortController();
  let settle: (value?: unknown) => void = () => {};
  running = { abort, ended: new Promise((resolve) => (settle = resolve)) };
  before?.abort.abort();
  await before?.ended;
  try {
    return await start(abort.signal);
  } finally {
    settle();
  }
};

/** Stopped by the person, by the time, or by another ceremony: browsers do not say which of the first two. */
const isStopped = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

const toDescriptor = ({ id, transports }: Schemas['PasskeyDescriptorView']): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: toBytes(id),
  ...(transports.length > 0 && { transports: transports as AuthenticatorTransport[] }),
});

/** @returns nothing where it was stopped. @throws an error of the browser */
export const provePasskey = async (
  { challenge, rpId, timeout, allowCredentials }: PasskeyRequest,
  mediation: CredentialMediationRequirement = 'optional',
): Promise<PasskeyProof | undefined> => {
  try {
    const credential = await alone((signal) =>
      navigator.credentials.get({
        signal,
        mediation,
        publicKey: {
          challenge: toBytes(challenge),
          rpId,
          timeout,
          userVerification: 'required',
          allowCredentials: allowCredentials.map(toDescriptor),
        },
      }),
    );
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const { clientDataJSON, authenticatorData, signature, userHandle } =
      credential.response as AuthenticatorAssertionResponse;
    return {
      id: toText(credential.rawId),
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle && userHandle.byteLength > 0 && { userHandle: toText(userHandle) }),
    };
  } catch (error) {
    if (isStopped(error)) return undefined;
    throw error;
  }
};

/** @returns nothing where it was stopped. @throws PasskeyIsHere, or an error of the browser */
export const makePasskey = async (options: Schemas['PasskeyCreationView']): Promise<MadePasskey | undefined> => {
  const { challenge, timeout, rpId, rpName, userId, userName, userDisplayName, algorithms } = options;
  try {
    const credential = await alone((signal) =>
      navigator.credentials.create({
        signal,
        publicKey: {
          challenge: toBytes(challenge),
          timeout,
          rp: { id: rpId, name: rpName },
          user: { id: toBytes(userId), name: userName, displayName: userDisplayName },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
          excludeCredentials: options.excludeCredentials.map(toDescriptor),
        },
      }),
    );
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const response = credential.response as AuthenticatorAttestationResponse;
    return {
      id: toText(credential.rawId),
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new PasskeyIsHere();
    if (isStopped(error)) return undefined;
    throw error;
  }
};

/** Has password managers forget passkeys that are none any more, where the browser passes that on. */
export const tellOfPasskeys = async ({
  rpId,
  userId,
  excludeCredentials,
}: Pick<Schemas['PasskeyCreationView'], 'rpId' | 'userId' | 'excludeCredentials'>): Promise<void> => {
  const manager = PublicKeyCredential as unknown as {
    signalAllAcceptedCredentials?(facts: object): Promise<void>;
  };
  const allAcceptedCredentialIds = excludeCredentials.map(({ id }) => id);
  await manager.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }).catch(() => undefined);
};
