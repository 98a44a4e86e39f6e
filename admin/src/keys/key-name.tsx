import { type Command, keyMap } from './key-map.ts';

const short: Partial<Record<Command, string>> = { close: 'Esc' };

/** The key of a command, on its button; `aria-keyshortcuts` tells it to a screen reader. */
export const KeyName = ({ of }: { of: Command }) => <kbd aria-hidden="true">{short[of] ?? keyMap[of]}</kbd>;
