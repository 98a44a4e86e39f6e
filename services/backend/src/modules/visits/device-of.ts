import { isbot } from 'isbot';

export const devices = ['phone', 'tablet', 'computer', 'bot'] as const;
export type Device = (typeof devices)[number];

/** What kind of device says this about itself. An iPad that asks for the pages of computers counts as one. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '' || isbot(userAgent)) return 'bot';
  if (/iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}
