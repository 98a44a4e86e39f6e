import { budgets } from '../budgets.ts';
import { elementsIn } from '../html/find-elements.ts';

/**
 * Faults of speed that stop the build: a heavy page, or the carousel's engine where nothing turns. `packed` are the bytes
 * of the page as it is sent.
 */
export function weightFaultsOf(html: string, packed: number): string[] {
  const faults: string[] = [];
  if (packed > budgets.pageBytes)
    faults.push(`${packed} bytes before the first paint, ${budgets.pageBytes} are allowed`);
  const all = elementsIn(html).map(({ attributes }) => attributes);
  const hasEngine = all.some((attributes) => attributes['data-modules']?.includes('swiper'));
  if (hasEngine && !all.some((attributes) => attributes['aria-roledescription'] === 'carousel'))
    faults.push('a carousel engine without a carousel');
  return faults;
}
