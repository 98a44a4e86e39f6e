export type HomeVariant = 'A' | 'B';

/** Which of the two home pages is built. */
export const variant: HomeVariant = 'A';

export interface Figure {
  value: number;
  label: string;
}

export const figures: readonly Figure[] = [
  { value: 257, label: 'satisfied customers' },
  { value: 7, label: 'years' },
  { value: 20, label: 'services' },
  { value: 67, label: 'expert engineers' },
];

/** The other variant's. */
export const otherFigures: readonly Figure[] = [
  { value: 500, label: 'Satisfied Customers' },
  { value: 11, label: 'Years of Experience' },
  { value: 10, label: 'Products' },
  { value: 50, label: 'Expert Engineers' },
];
