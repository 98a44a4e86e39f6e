import { useEffect, useState } from 'react';
import { tabStore } from '../draft/draft.ts';
import type { Sent } from '../sending/outcome.ts';
import { keepReceipt, keptReceipt, putReceiptAway } from './receipts.ts';

/** `fresh`: it has just come and must be read; otherwise it was brought back after a reload. */
export type Receipt = { sent: Sent; fresh: boolean };

export function useReceipt(form: string) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  useEffect(() => {
    const sent = keptReceipt(tabStore, form);
    // oxlint-disable-next-line react/set-state-in-effect -- receipts live in the browser, unknown to the page built beforehand
    if (sent) setReceipt((current) => current ?? { sent, fresh: false });
  }, [form]);
  return {
    receipt,
    show: (sent: Sent) => {
      keepReceipt(tabStore, form, sent);
      setReceipt({ sent, fresh: true });
    },
    putAway: () => {
      putReceiptAway(tabStore, form);
      setReceipt(null);
    },
  };
}
