import { translate } from '../messages/translate.ts';

/** The list with one more option; the same list when there is nothing to add. */
export const withOption = (options: string[], typed: string): string[] => {
  const option = typed.trim();
  return option && !options.includes(option) ? [...options, option] : options;
};

/** The fault of a new option, or nothing. */
export const optionFault = (options: string[], typed: string): string | undefined => {
  if (!typed.trim()) return translate('formSettings.nothingToAdd');
  return options.includes(typed.trim()) ? translate('formSettings.addedAlready') : undefined;
};

/** The applications and job posts that use an option, for the question before its removal. */
export const optionUseText = ({
  applications,
  openJobPosts,
}: {
  applications: number;
  openJobPosts: number;
}): string => {
  const chosen =
    applications === 0
      ? translate('formSettings.use.noApplication')
      : translate('formSettings.use.applications', { count: applications });
  return openJobPosts === 0
    ? chosen
    : `${chosen} ${translate('formSettings.use.openJobPosts', { count: openJobPosts })}`;
};
