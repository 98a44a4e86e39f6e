import { z } from 'zod';
import type { ClamdAddress } from '../scan/ask-clamd';

/** `off`, or the TCP address of a clamd as `clamd://host:port`; the port is 3310 unless given. */
export const scanSetting = z
  .string()
  .default('off')
  .transform((value, context): 'off' | ClamdAddress => {
    if (value === 'off') return value;
    const url = URL.parse(value);
    if (url?.protocol === 'clamd:' && url.hostname && !url.username && ['', '/'].includes(url.pathname) && !url.search)
      return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || 3310) };
    context.addIssue({ code: 'custom', message: 'must be off or clamd://host:port' });
    return z.NEVER;
  });
