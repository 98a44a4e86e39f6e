import { type Command, keyMap } from './key-map.ts';

const short: Partial<Record<Command, string>> = { close: 'Esc', left: '←', right: '→', up: '↑', down: '↓' };

/** As it stands on a keyboard. */
export const nameOfKey = (of: Command): string => short[of] ?? keyMap[of];

/** The key of a command, on its button; `aria-keyshortcuts` tells it to a screen reader. */
export const KeyName = ({ of }: { of: Command }) => <kbd aria-hidden="true">{nameOfKey(of)}</kbd>;
