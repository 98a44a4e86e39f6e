import { decodeAttestationObject } from '@simplewebauthn/server/helpers';

/**
 * Whether a new passkey says nothing of its device, or nothing but by its own key. None is asked to; of those that do, the library
 * would look up lists at addresses that stand in the certificates they bring.
 */
export function isPlainAttestation(base64url: string): boolean {
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(base64url, 'base64url')));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
