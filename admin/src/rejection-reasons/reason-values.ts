import type { RejectionReason } from '@frontdoor/contract';

export const valuesOf = ({ label, retired }: RejectionReason) => ({ label, retired });

/** As the API takes it. */
export const bodyOf = <Values extends { label: string }>({ label, ...rest }: Values) => ({
  label: label.trim(),
  ...rest,
});
