import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import type { Finding } from '../finding.ts';

const LIMIT_MS = 10_000;
const DAY_MS = 86_400_000;
const check = 'TLS';

interface Options {
  now?: Date;
  /** An authority besides those that Node knows. */
  ca?: string;
}

interface Shown {
  certificate: PeerCertificate;
  /** Why a browser would refuse it. */
  refusal: string | null;
}

/**
 * The certificate that visitors get, and how long it is good for. What is left is compared with its whole life, because some live for
 * 90 days and some for six.
 */
export async function checkCertificate(site: string, { now = new Date(), ca }: Options = {}): Promise<Finding> {
  const url = new URL(site);
  if (url.protocol !== 'https:')
    return {
      check,
      state: isLocal(url.hostname) ? 'unneeded' : 'fault',
      says: `${site} has no TLS.`,
      ...(!isLocal(url.hostname) && { todo: 'put TLS in front, and set SITE_URL with https.' }),
    };
  const { certificate, refusal } = await show(url, ca);
  const [from, until] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)];
  const days = Math.floor((until - now.getTime()) / DAY_MS);
  const todo =
    'see the log of the gateway or of the proxy that renews it; port 80 or 443 must be reached from outside.';
  if (days < 0) return { check, state: 'fault', says: `The certificate ended ${-days} days ago.`, todo };
  if (refusal) return { check, state: 'fault', says: `Browsers refuse the certificate: ${refusal}.`, todo };
  const share = (until - now.getTime()) / (until - from);
  const says = `The certificate is good for ${days} more days.`;
  if (share < 0.1) return { check, state: 'fault', says: `${says} It should have been renewed long ago.`, todo };
  if (share < 0.25) return { check, state: 'warning', says: `${says} It should have been renewed.`, todo };
  return { check, state: 'good', says };
}

/** This machine, or a name that is only good on it. */
const isLocal = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/i.test(host);

function show(url: URL, ca: string | undefined): Promise<Shown> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const servername = isIP(host) ? {} : { servername: host };
  return new Promise((resolve, reject) => {
    const port = Number(url.port || 443);
    const socket = connect({ host, port, ...servername, rejectUnauthorized: false, ...(ca && { ca }) });
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error(`${url.host} did not answer within 10 s`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const refusal = socket.authorized ? null : String(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), refusal });
      socket.destroy();
    });
  });
}
