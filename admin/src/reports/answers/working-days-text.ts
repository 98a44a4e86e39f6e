/** "1.8": to a tenth, rounded up, as the careers page tells it. */
export const daysText = (days: number): string => String(Math.max(0.1, Math.ceil(days * 10 - 1e-6) / 10));
