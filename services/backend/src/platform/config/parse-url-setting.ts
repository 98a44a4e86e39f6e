import { z } from 'zod';

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
    if (url.password !== '' && isSample(url)) return refuse('has a password that looks like a sample value');
    return url;
  });

const isSample = ({ username, password }: URL) => samplePassword.test(password) || password === username;

/** The password inside an address, decoded; empty without one. */
export const passwordOf = (address: string): string => decodeURIComponent(URL.parse(address)?.password ?? '');
