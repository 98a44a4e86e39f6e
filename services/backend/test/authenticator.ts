import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import request from 'supertest';
import type { PasskeyCreationView, PasskeyRequestView } from '../src/modules/staff/passkeys/passkeys.view';
import { origin } from './sign-in';
import type { TestApi } from './start-api';

const [PRESENT, VERIFIED, MAY_BE_BACKED_UP, BACKED_UP, HAS_CREDENTIAL] = [1, 4, 8, 16, 64] as const;

/** What a browser or a device does otherwise than it should. */
interface Behaviour {
  origin: string;
  crossOrigin: boolean;
  /** The domain that the device takes part for. */
  rpId: string;
  /** Whether a PIN, a face or a finger has unlocked it. */
  isVerified: boolean;
  backedUp: boolean;
  /** Uses so far, by the device. */
  counter: number;
  userHandle: string | undefined;
  type: string;
  /** Of the attestation; of each but `none` signed by the passkey itself. */
  format: string;
  /** That the attestation brings along. */
  certificates: Uint8Array[];
}

const sha256 = (bytes: Buffer | string) => hash('sha256', bytes, 'buffer');
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device with one passkey (ES256), and the browser before it: WebAuthn, sections 6.1 and 6.5. */
export class Authenticator {
  readonly credentialId = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | undefined;

  /** @returns the body of `POST /api/session/passkeys`. */
  make({ challenge, rpId, userId }: PasskeyCreationView, behaviour: Partial<Behaviour> = {}) {
    this.userHandle = userId;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, isoCBOR.encode(key)]);
    const data = dataOf(rpId, { ...behaviour }, credential);
    const clientDataJSON = clientDataOf('webauthn.create', challenge, behaviour);
    const { format = 'none', certificates } = behaviour;
    const statement = new Map<string, unknown>();
    if (format !== 'none') {
      statement.set('alg', -7).set('sig', new Uint8Array(this.sign(data, clientDataJSON)));
      if (certificates) statement.set('x5c', certificates);
    }
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      name: 'Chrome on Linux',
      id: asText(this.credentialId),
      clientDataJSON,
      attestationObject: asText(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal', 'hybrid'],
    };
  }

  /** @returns the body of `POST /api/session/passkey`. */
  answer({ challenge, rpId }: PasskeyRequestView, behaviour: Partial<Behaviour> = {}) {
    const clientDataJSON = clientDataOf('webauthn.get', challenge, behaviour);
    const data = dataOf(rpId, behaviour);
    const userHandle = 'userHandle' in behaviour ? behaviour.userHandle : this.userHandle;
    return {
      id: asText(this.credentialId),
      clientDataJSON,
      authenticatorData: asText(data),
      signature: asText(this.sign(data, clientDataJSON)),
      ...(userHandle !== undefined && { userHandle }),
    };
  }

  private sign(data: Buffer, clientDataJSON: string): Buffer {
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return sign('sha256', signed, this.keys.privateKey);
  }
}

function clientDataOf(usual: string, challenge: string, behaviour: Partial<Behaviour>): string {
  const { type = usual, origin: from = origin, crossOrigin = false } = behaviour;
  return asText(Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin })));
}

function dataOf(usual: string, behaviour: Partial<Behaviour>, credential?: Buffer): Buffer {
  const { rpId = usual, isVerified = true, backedUp = false, counter = 0 } = behaviour;
  const flags =
    PRESENT +
    (isVerified ? VERIFIED : 0) +
    (backedUp ? MAY_BE_BACKED_UP + BACKED_UP : 0) +
    (credential ? HAS_CREDENTIAL : 0);
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), rest, credential ?? Buffer.alloc(0)]);
}

/** A call of somebody who is signed in. */
export const callSession = (
  api: TestApi,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  cookie: string,
  body?: object,
) => {
  const sent = request(api.url)[method](`/api/session${path}`).set({ Cookie: cookie, Origin: origin });
  return body ? sent.send(body) : sent;
};

/** Adds a passkey to the person of a session. */
export async function addPasskey(api: TestApi, cookie: string, behaviour: Partial<Behaviour> = {}) {
  const device = new Authenticator();
  const { body } = await callSession(api, 'get', '/passkeys/creation', cookie).expect(200);
  const made = device.make(body as PasskeyCreationView, behaviour);
  const added = await callSession(api, 'post', '/passkeys', cookie, made).expect(201);
  return { device, id: (added.body as { id: string }).id };
}

/** Calls of somebody who has the link of a mail, where passkeys are the only way in. */
export const beginByLink = (api: TestApi, body: { token: string; code?: string }) =>
  request(api.url).post('/api/session/links/passkey/creation').set('Origin', origin).send(body);

export const addByLink = (api: TestApi, token: string, made: ReturnType<Authenticator['make']>) =>
  request(api.url)
    .post('/api/session/links/passkey')
    .set('Origin', origin)
    .send({ token, ...made });

/** Makes a passkey by a link. @returns the device, and the answer with the session */
export async function makeByLink(api: TestApi, token: string, code?: string) {
  const device = new Authenticator();
  const { body } = await beginByLink(api, { token, ...(code && { code }) }).expect(200);
  const answer = await addByLink(api, token, device.make(body as PasskeyCreationView)).expect(201);
  return { device, answer };
}

/** Signs in by the passkey of a device. */
export async function signInByPasskey(api: TestApi, device: Authenticator, behaviour: Partial<Behaviour> = {}) {
  const { body } = await request(api.url).get('/api/session/passkey').expect(200);
  return sendProof(api, device.answer(body as PasskeyRequestView, behaviour));
}

export const sendProof = (api: TestApi, proof: object) =>
  request(api.url).post('/api/session/passkey').set('Origin', origin).send(proof);

/** Requests about passkeys that write, of the person of a session, who is given one for them. */
export async function writesOfPasskeys(
  api: TestApi,
  cookie: string,
): Promise<Record<string, { body?: object; path?: string }>> {
  const { device, id } = await addPasskey(api, cookie);
  const ask = async (path: string) => (await callSession(api, 'get', path, cookie).expect(200)).body as never;
  return {
    'POST /api/session/passkey': { body: device.answer(await ask('/passkey')) },
    'POST /api/session/confirm/passkey': { body: device.answer(await ask('/confirm/passkey')) },
    'POST /api/session/passkeys': { body: new Authenticator().make(await ask('/passkeys/creation')) },
    'PUT /api/session/passkeys/:id': { body: { name: 'Desk' }, path: `/api/session/passkeys/${id}` },
    'DELETE /api/session/passkeys/:id': { path: `/api/session/passkeys/${id}` },
  };
}
