import { numeral } from '../messages/numeral.ts';

/** "1,234"; "1,000+" for any number beyond `most`, up to which the API counts. */
export const countText = (count: number, most: number): string =>
  numeral(Math.min(count, most)) + (count > most ? '+' : '');
