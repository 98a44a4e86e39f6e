/** The first letter as a capital, for a word that begins a label. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
