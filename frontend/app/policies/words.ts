import { inWords } from '../content/figures.ts';

export const policyWords = { contents: 'On this page', revised: 'revised' } as const;

/** Captions of the policies' drawings. They are kept apart from the text, because every change of that needs a new version. */
export const policyCaptions = {
  privacy: 'How long we keep what you send.',
  terms: 'Two parts, one joint.',
} as const;

/** The times that the privacy policy names, and the months at which they stand on the tape. */
const kept = {
  receipt: { name: 'Receipt', time: '24 hours', months: 0 },
  spam: { name: 'Spam', time: '30 days', months: 1 },
  application: { name: 'Application', time: '12 months', months: 12 },
  message: { name: 'Message', time: '24 months', months: 24 },
  counts: { name: 'Page counts', time: '25 months', months: 25 },
} as const;

export const tape = {
  label: `A tape measure of ${inWords(kept.counts.months)} months. On it stand a receipt at ${kept.receipt.time}, spam at ${kept.spam.time}, an application at ${kept.application.time}, a message at ${kept.message.time} and counts of pages at ${kept.counts.time}`,
  kept,
} as const;
