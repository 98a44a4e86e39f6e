import type { Command } from './key-map.ts';

/** A pressed key: what was typed, and what it means, if anything. */
export interface Pressed {
  key: string;
  command: Command | undefined;
}

/**
 * What a key leads to. The keys after it wait for that: for the record at a place, for a field that takes what is typed, for an
 * answer. After a refusal they are given up, because they were meant for what did not come.
 */
export type Outcome = { leadsTo: string } | 'field' | 'refused' | undefined | void;

interface Ends {
  /** Carries out a command, at the page as it is now; null when nothing on the page has it. */
  run: (command: Command, key: string) => Outcome | Promise<Outcome> | null;
  /** Types what was pressed before the field was there. False when the focused control takes no text. */
  type: (text: string) => boolean;
  /** Says which keys were given up. */
  giveUp: (keys: string[]) => void;
}

type State = { kind: 'rest' } | { kind: 'answer' } | { kind: 'field' } | { kind: 'place'; place: string };

/** For so long a record or a field is waited for, in milliseconds. Keys that are older would surprise. */
const PATIENCE_MS = 10_000;

/** "reading" is any record of the reading room, "reading/7" one of them. */
const isAt = (place: string, wanted: string) => place === wanted || place.startsWith(`${wanted}/`);

const textOf = (pressed: Pressed[]) =>
  pressed.reduce((text, { key }) => {
    if (key === 'Backspace') return text.slice(0, -1);
    if (key === 'Enter') return `${text}\n`;
    return key.length === 1 ? text + key : text;
  }, '');

/**
 * Keys in the order in which they were pressed. Each waits until what the one before it leads to has come, so that none is lost and
 * none acts on a record that its user has not asked for.
 */
export const createKeyQueue = ({ run, type, giveUp }: Ends) => {
  let state: State = { kind: 'rest' };
  let waiting: Pressed[] = [];
  let here: string | undefined;
  let isRunning = false;
  /** A field that takes the focus while a command is still running was opened by it. */
  let fieldOpened = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const giveUpAll = () => {
    const keys = waiting.map(({ key }) => key);
    waiting = [];
    if (keys.length > 0) giveUp(keys);
  };
  const enter = (next: State) => {
    clearTimeout(patience);
    state = next;
    if (next.kind !== 'place' && next.kind !== 'field') return;
    patience = setTimeout(() => {
      giveUpAll();
      enter({ kind: 'rest' });
    }, PATIENCE_MS);
  };
  const typeAll = () => {
    const pressed = waiting;
    waiting = [];
    enter({ kind: 'rest' });
    const text = textOf(pressed);
    if (text && !type(text)) giveUp(pressed.map(({ key }) => key));
  };
  const follow = (outcome: Outcome) => {
    enter({ kind: 'rest' });
    if (outcome === 'refused') return giveUpAll();
    if (outcome === 'field') return fieldOpened ? typeAll() : enter({ kind: 'field' });
    if (outcome && !(here !== undefined && isAt(here, outcome.leadsTo)))
      return enter({ kind: 'place', place: outcome.leadsTo });
    goOn();
  };
  /** Later, so that the page has drawn what the last key has changed. */
  const goOn = () =>
    queueMicrotask(() => {
      const pressed = state.kind === 'rest' ? waiting.shift() : undefined;
      if (!pressed) return;
      if (!pressed.command || !carryOut(pressed.command, pressed.key)) goOn();
    });
  /** False when nothing on the page has the command. */
  const carryOut = (command: Command, key: string): boolean => {
    fieldOpened = false;
    isRunning = true;
    const outcome = run(command, key);
    isRunning = false;
    if (outcome === null) return false;
    if (outcome instanceof Promise) {
      enter({ kind: 'answer' });
      outcome.then(follow, () => follow('refused'));
    } else follow(outcome);
    return true;
  };

  return {
    /** False when the key has no meaning here: the browser may have it. */
    press: (pressed: Pressed): boolean => {
      if (state.kind === 'rest' && waiting.length === 0)
        return pressed.command !== undefined && carryOut(pressed.command, pressed.key);
      waiting.push(pressed);
      return true;
    },
    /** The record at this place is on the page, with all that its keys need. */
    settle: (place: string) => {
      here = place;
      if (state.kind !== 'place') return;
      const wanted = state.place;
      enter({ kind: 'rest' });
      if (isAt(place, wanted)) goOn();
      else giveUpAll();
    },
    /** Another record was asked for without a key, such as by a click, or it is still on its way. */
    expect: (place: string) => {
      // What a command leads to is said by its outcome.
      if (isRunning || (here !== undefined && isAt(here, place))) return;
      here = undefined;
      if (state.kind === 'answer' || (state.kind === 'place' && isAt(place, state.place))) return;
      giveUpAll();
      enter({ kind: 'place', place });
    },
    /** What stood at this place is not on the page any more. */
    leave: (place: string) => {
      if (here === place) here = undefined;
    },
    /** A field has taken the focus. */
    openField: () => {
      fieldOpened = true;
      if (state.kind === 'field') typeAll();
    },
    isWaiting: () => state.kind !== 'rest' || waiting.length > 0,
  };
};

export type KeyQueue = ReturnType<typeof createKeyQueue>;
