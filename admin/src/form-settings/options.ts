/** The list with one more option; the same list when there is nothing to add. */
export const withOption = (options: string[], typed: string): string[] => {
  const option = typed.trim();
  return option && !options.includes(option) ? [...options, option] : options;
};

/** Why an option is not added, or nothing. */
export const optionFault = (options: string[], typed: string): string | undefined => {
  if (!typed.trim()) return 'Enter something to add.';
  return options.includes(typed.trim()) ? 'This is in the list already.' : undefined;
};
