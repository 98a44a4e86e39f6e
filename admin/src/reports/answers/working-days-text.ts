import { translate } from '../../messages/translate.ts';

/** "1.8": to a tenth, rounded up, as the careers page tells it. */
const daysText = (days: number): string => String(Math.max(0.1, Math.ceil(days * 10 - 1e-6) / 10));

/** "1.8 working days", "1 working day". */
export const workingDaysText = (working: number): string => {
  const days = daysText(working);
  return translate(`reports.answers.median.${days === '1' ? 'one' : 'many'}`, { days });
};
