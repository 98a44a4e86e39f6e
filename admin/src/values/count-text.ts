/** "1,234"; "1,000+" for any number beyond `most`, up to which the API counts. */
export const countText = (count: number, most: number): string =>
  Math.min(count, most).toLocaleString('en-GB') + (count > most ? '+' : '');
