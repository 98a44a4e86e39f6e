import type { Mail } from './mail';

/** What keeps programs that answer mails (out of office, receipts) from answering ours: RFC 3834, and Exchange's own header. */
export function automaticHeaders(automatic: Mail['automatic']): Record<string, string> {
  if (!automatic) return {};
  return { 'Auto-Submitted': `auto-${automatic}`, 'X-Auto-Response-Suppress': 'All' };
}
