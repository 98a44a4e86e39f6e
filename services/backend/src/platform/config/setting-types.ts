import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isMailbox } from '../parse-mailbox';
import { isTimeZone } from '../wall-clock';

const samplePassword =
  /^(?:change-?_?me.*|pass(?:word|wd)?\d*|secret\d*|example|sample|placeholder|minioadmin|postgres|admin|root|test|1234.*)$/i;
const emptyPassword = /^[a-z+]+:\/\/[^/?#@]*:@/i;

/** A URL setting of one of the given protocols whose password, if it has one, is not a sample value. */
export const parseUrlSetting = (protocols: string[]) =>
  z.string().transform((value, context) => {
    const url = URL.parse(value);
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!url || !protocols.includes(url.protocol))
      return refuse(`must be a URL that begins with ${protocols.join(' or ')}`);
    if (emptyPassword.test(value)) return refuse('has an empty password');
    if (url.password && (samplePassword.test(url.password) || url.password === url.username))
      return refuse('has a password that looks like a sample value');
    return url;
  });

export const passwordOf = (address: string): string => decodeURIComponent(URL.parse(address)?.password ?? '');

const defaultLooking = /change-?_?me|example|placeholder|^(?:secret|password)/i;

/** A secret that cannot be guessed and is no sample value: 32 characters or more, not all alike. */
export const secret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((value) => !defaultLooking.test(value), 'looks like a sample value')
  .refine((value) => new Set(value).size >= 8, 'repeats too few characters');

export const otlpHeaders = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .transform((pairs) => pairs.map((pair) => /^\s*([\w-]+)=(.+?)\s*$/.exec(pair)?.slice(1) ?? []))
  .refine((pairs) => pairs.every((pair) => pair.length > 0), 'must be name=value pairs with commas between them')
  .transform((pairs) => Object.fromEntries(pairs) as Record<string, string>);

/** A name of the IANA list. */
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone of the IANA list, like Asia/Kolkata');

/** `off`, or the TCP address of a clamd as `clamd://host:port`; the port is 3310 unless given. */
export const scanSetting = z
  .string()
  .default('off')
  .transform((value, context): 'off' | { host: string; port: number } => {
    if (value === 'off') return value;
    const url = URL.parse(value);
    if (url?.protocol === 'clamd:' && url.hostname && !url.username && ['', '/'].includes(url.pathname) && !url.search)
      return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || 3310) };
    context.addIssue({ code: 'custom', message: 'must be off or clamd://host:port' });
    return z.NEVER;
  });

/** Whether the host of a URL names this machine: localhost (RFC 6761), 127.0.0.0/8 or ::1. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

const privateName = /^[^.]+$|\.(?:local|localhost|internal|lan|home\.arpa|svc|cluster\.local)$/i;
/** Whether no DNS of the world knows a name: it has no dot, or an ending that is for networks of one's own. */
export const isPrivateName = (name: string): boolean => privateName.test(name);

const privateAddress =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|127\.)|^\[(?:::1\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

/** Whether the host of a URL is on this machine or on a network that is not public, by its address or by the kind of its name. */
const isPrivateHost = (host: string): boolean =>
  isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0 ? privateAddress.test(host) : privateName.test(host);

/** An address that the worker calls: https, or http on a network of the operator's own. It is a secret, because tokens stand in it. */
export const operatorUrl = parseUrlSetting(['https:', 'http:'])
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || isPrivateHost(hostname),
    'must begin with https:, unless it is on a network of your own (a private address, or a name such as monitor or monitor.internal)',
  )
  .transform(String);

const oneAddress = /^[^,;\r\n]*$/;
const notOneAddress = 'must be one e-mail address';

/** `address` or `Name <address>`, as the mailer takes it. */
export const mailbox = z.string().regex(oneAddress, notOneAddress).refine(isMailbox, notOneAddress);

/** `name` is what EHLO says; `tls.servername` is whom the certificate must name, where that is not the host. */
const host = /^(?=.*[a-z])[a-z\d.-]{1,253}$/i;
const mailOptions = new Map(
  Object.entries({ tls: /^none$/, requireTLS: /^true$/, name: host, 'tls.servername': host }),
);

const areKnown = (options: URLSearchParams, known = mailOptions) =>
  [...options].every(([name, value]) => known.get(name)?.test(value) && options.getAll(name).length === 1);

/** Known options only: the mail library has others, which switch TLS or the check of certificates off. */
export const mailUrl = parseUrlSetting(['smtp:', 'smtps:'])
  .refine(({ searchParams }) => areKnown(searchParams), {
    message: `may have no other options than ${[...mailOptions.keys()].join(', ')} (tls=none, requireTLS=true)`,
  })
  .refine(
    ({ protocol, searchParams }) =>
      !(searchParams.has('tls') && (protocol === 'smtps:' || searchParams.has('requireTLS'))),
    'asks for TLS and says tls=none; keep one',
  )
  .transform(String);

const imapOptions = new Map([...mailOptions].filter(([name]) => name.startsWith('tls')));

/** The mailbox that replies come back to; its path is the folder, INBOX without one. */
export const imapUrl = parseUrlSetting(['imap:', 'imaps:'])
  .refine(({ username }) => username !== '', 'must have a user')
  .refine(({ searchParams }) => areKnown(searchParams, imapOptions), {
    message: `may have no other options than ${[...imapOptions.keys()].join(', ')} (tls=none)`,
  })
  .refine(({ protocol, searchParams }) => protocol === 'imap:' || !searchParams.has('tls'), {
    message: 'asks for TLS and says tls=none; keep one',
  })
  .transform(String);

const tokenOptions = new Map(['scope', 'refresh_token'].map((name) => [name, /./]));

/**
 * The token endpoint of the provider of the mail server and mailbox, with the id and the secret of our client as user and password.
 * With a `refresh_token` it is asked by that, else by the credentials of the client.
 */
export const tokenUrl = parseUrlSetting(['https:', 'http:'])
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname), 'must begin with https:')
  .refine(({ username }) => username !== '', 'must have the id of the client as its user')
  .refine(
    ({ password, searchParams }) => password !== '' || searchParams.has('refresh_token'),
    'must have the secret of the client as its password, or a refresh_token',
  )
  .refine(({ searchParams }) => areKnown(searchParams, tokenOptions), {
    message: `may have no other options than ${[...tokenOptions.keys()].join(', ')}`,
  })
  .transform(String);

export const isPlain = (address: string): boolean => new URL(address).searchParams.get('tls') === 'none';

const shortLine = /^[^\p{Cc}<>{}]{1,80}$/u;

/** It stands in subjects and bodies of mails. */
export const companyName = z.string().trim().regex(shortLine, 'must be one line of at most 80 characters');

export const wordList = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',').map((word) => word.trim())));

const selector = /^[a-z\d](?:[a-z\d._-]{0,61}[a-z\d])?$/i;

/** The names of the keys that the relay signs our mails with, with commas between them. */
export const dkimSelectors = z
  .string()
  .transform((text) => text.split(',').map((word) => word.trim()))
  .refine(
    (words) => words.length <= 4 && words.every((word) => selector.test(word)),
    'must be one to four names of keys (the s= of a DKIM-Signature), with commas between them',
  );

const isDnsServer = (text: string): boolean => {
  try {
    new Resolver().setServers([text]);
    return true;
  } catch {
    return false;
  }
};

/** An IP address with or without a port. */
export const dnsServer = z.string().refine(isDnsServer, 'must be an IP address, or one with a port such as 1.1.1.1:53');
/** These tenants of Entra accept accounts of every company. */
const anyTenant = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i;

/** The identity provider, as it names itself in its tokens; without the path of its description. */
export const issuerUrl = parseUrlSetting(['https:', 'http:'])
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname), 'must begin with https:')
  .refine(({ username, search, hash }) => !username && !search && !hash, 'must have no user, no ? and no #')
  .refine(
    ({ pathname }) => !pathname.includes('/.well-known/'),
    'must be the issuer alone, without /.well-known/openid-configuration',
  )
  .refine(
    ({ href }) => !anyTenant.test(href),
    'must name your own tenant by its id, in place of common or organizations',
  )
  .transform(({ href, pathname }) => (pathname === '/' ? href.slice(0, -1) : href));

/** It comes from the provider, which has its own rules for the length. */
export const clientSecret = z
  .string()
  .min(16, 'must have at least 16 characters')
  .refine((value) => !defaultLooking.test(value), 'looks like a sample value')
  .refine((value) => new Set(value).size >= 8, 'repeats too few characters');

export const listOfValues = z
  .string()
  .transform((text) => text.split(',').map((value) => value.trim()))
  .refine((values) => values.every((value) => value !== ''), 'must be values with commas between them');

const scopeToken = /^[!#-[\]-~]+(?: [!#-[\]-~]+)*$/;

export const scopes = z
  .string()
  .regex(scopeToken, 'must be words with single spaces between them')
  .refine((text) => text.split(' ').includes('openid'), 'must have openid among its words');
