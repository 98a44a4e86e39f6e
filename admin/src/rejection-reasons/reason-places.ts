import type { RejectionReason } from '@frontdoor/contract';

type Named = Pick<RejectionReason, 'id' | 'label'>;

export const labelsOf = (reasons: readonly Named[]): string[] => reasons.map(({ label }) => label);

/** An order as it was typed, for the reasons that there are now: without those that are gone, and with new ones at its end. */
export const orderNow = (typed: readonly string[], reasons: readonly Named[]): string[] => {
  const now = labelsOf(reasons);
  return [...typed.filter((label) => now.includes(label)), ...now.filter((label) => !typed.includes(label))];
};

/** The ids of an order of labels, which are different for all reasons that can be given. */
export const idsOf = (typed: readonly string[], reasons: readonly Named[]): string[] => {
  const ids = new Map(reasons.map(({ id, label }) => [label, id]));
  return orderNow(typed, reasons).flatMap((label) => ids.get(label) ?? []);
};
