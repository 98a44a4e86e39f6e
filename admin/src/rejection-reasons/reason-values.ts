import type { RejectionReason } from '@frontdoor/contract';

export const valuesOf = ({ label, position, retired }: RejectionReason) => ({
  label,
  position: String(position),
  retired,
});

/** As the API takes it; an empty place is the first. */
export const bodyOf = <Values extends { label: string; position: string }>({ label, position, ...rest }: Values) => ({
  label: label.trim(),
  position: Number(position || 0),
  ...rest,
});
