import { ariaKeyOf, type Command } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { unavailable } from '../../form/unavailable.ts';

type Props = {
  label: string;
  sign: string;
  command: Command;
  press: (() => unknown) | undefined;
  /** Why there is nothing to press. */
  why?: string;
};

/** A small button that shows its key. */
export const KeyButton = ({ label, sign, command, press, why }: Props) => (
  <button type="button" aria-keyshortcuts={ariaKeyOf(command)} onClick={press} {...unavailable(!press && why)}>
    <span aria-hidden="true">
      {sign} <KeyName of={command} />
    </span>
    <span className="visually-hidden">{label}</span>
  </button>
);
