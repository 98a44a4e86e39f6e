import { ariaKeyOf, type Command } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';

type Props = {
  label: string;
  sign: string;
  command: Command;
  press: (() => unknown) | undefined;
};

/** A small button that shows its key. */
export const KeyButton = ({ label, sign, command, press }: Props) => (
  <button type="button" aria-keyshortcuts={ariaKeyOf(command)} disabled={!press} onClick={press}>
    <span aria-hidden="true">
      {sign} <KeyName of={command} />
    </span>
    <span className="visually-hidden">{label}</span>
  </button>
);
