const format = new Intl.NumberFormat('en-GB');

/** "1,234". `toLocaleString` makes a formatter of its own at each call, which costs more than all else in a row of tabs. */
export const numeral = (number: number): string => format.format(number);
