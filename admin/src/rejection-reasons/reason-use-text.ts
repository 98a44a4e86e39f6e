import { translate } from '../messages/translate.ts';

/** The uses of a reason, and so the effect of deleting it. */
export const reasonUseText = (
  label: string,
  { moves, applications }: { moves: number; applications: number },
): string => {
  if (moves === 0 && applications === 0) return translate('rejectionReasons.use.neverGiven', { label });
  return translate('rejectionReasons.use.given', {
    label,
    moves: translate('rejectionReasons.use.moves', { count: moves }),
    applications:
      applications === 0
        ? translate('rejectionReasons.use.noApplication')
        : translate('rejectionReasons.use.applications', { count: applications }),
  });
};
