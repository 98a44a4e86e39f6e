/** The flags of a document, in the sentences that HR reads. */
export const flags = {
  macros: 'Contains macros.',
  externalTemplate: 'Loads a template from elsewhere when it is opened.',
  externalContent: 'Loads content from elsewhere, or leads to another file.',
  dde: 'Contains a DDE field, which can start programs.',
  hiddenField: 'Contains a field that hides what it does.',
  embeddedFile: 'Contains another file.',
  script: 'Contains script.',
  openAction: 'Does something by itself when it is opened or read.',
  launch: 'Can start a program.',
  encrypted: 'Is encrypted, so that it could not be examined.',
  damaged: 'Is damaged inside, so that it could not be examined to the end.',
  old: 'Was written by a Word older than 97, so that its text could not be read.',
  unread: 'Could not be read whole, so that it may hold more than is said here.',
  tooLarge: 'Is too large or too strange inside to be examined to the end.',
} as const;

export type Flag = (typeof flags)[keyof typeof flags];

/** Damage says already that there may be more. */
export function asDamaged(fileFlags: Set<Flag>): Set<Flag> {
  fileFlags.delete(flags.unread);
  return fileFlags.add(flags.damaged);
}

export const flagsByName = (groups: [flag: Flag, names: string[]][]) =>
  new Map(groups.flatMap(([flag, names]) => names.map((name): [string, Flag] => [name, flag])));
