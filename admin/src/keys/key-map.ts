/**
 * What each key does, in the whole admin: one meaning a key. A page offers some of these; the list of keys (`?`) and docs/admin.md
 * show them all, in this order.
 */
export const keyMap = {
  next: 'J',
  previous: 'K',
  search: '/',
  select: 'X',
  read: 'G',
  close: 'Escape',
  advance: 'A',
  reject: 'R',
  interview: 'I',
  move: 'M',
  later: 'L',
  note: 'N',
  reply: 'W',
  take: 'S',
  done: 'C',
  edit: 'E',
  undo: 'U',
  choose: '1 to 9',
  confirm: 'Enter',
  pages: 'P',
  text: 'T',
  hit: 'F',
  scroll: 'Space',
  zoomIn: '+',
  zoomOut: '-',
  resume: 'O',
  stageBack: '[',
  stageOn: ']',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  release: 'Y',
  discard: 'D',
  hold: 'H',
  help: '?',
} as const;

export type Command = keyof typeof keyMap;

export const commands = Object.keys(keyMap) as Command[];

const byKey = new Map<string, Command>(commands.map((command) => [keyMap[command], command]));
byKey.set(' ', 'scroll');
// The key of + without its Shift.
byKey.set('=', 'zoomIn');
for (const digit of '123456789') byKey.set(digit, 'choose');

export const commandOf = (key: string): Command | undefined => byKey.get(key);

/** Held down, these go on; anything else is done once a press. */
const arrows: readonly Command[] = ['left', 'right', 'up', 'down'];
const repeating: readonly Command[] = ['next', 'previous', 'scroll', 'zoomIn', 'zoomOut', ...arrows];
export const mayRepeat = (command: Command) => repeating.includes(command);

/** Arrows scroll, except in parts of the page that say that they are commands. */
export const isArrow = (command: Command | undefined): command is Command =>
  command !== undefined && arrows.includes(command);

/** As `aria-keyshortcuts` wants it. */
export const ariaKeyOf = (command: Command): string => keyMap[command];

/**
 * The key that a press means: the letter as it was typed, in capitals. On a layout without Latin letters, such as Devanagari, it is the
 * letter that stands at this place of an English one.
 */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key.length > 1 || key.charCodeAt(0) < 128) return key.length > 1 ? key : key.toUpperCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? (code === 'Slash' ? '/' : key);
};

type Held = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Whether a key is held down together with Ctrl, Alt or Cmd. Brackets need AltGr on many keyboards, which counts as Ctrl and Alt, or Option. */
export const isCombined = ({ key, ctrlKey, altKey, metaKey }: Held): boolean =>
  metaKey || ((ctrlKey || altKey) && !(altKey && (key === '[' || key === ']')));
