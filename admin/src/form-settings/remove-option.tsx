import type { FormSettings } from '@frontdoor/contract';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Reading } from '../values/reading.tsx';
import { optionUseText } from './options.ts';

type Props = { kind: keyof FormSettings; option: string; remove: () => void; cancel: () => void };

/** Shows the uses of an option before it is removed from the list. */
export const RemoveOption = ({ kind, option, remove, cancel }: Props) => {
  const use = useRead(reads.useOfOption(kind, option));
  return (
    <Confirm
      title={`Remove “${option}”?`}
      confirm="Remove"
      busy={false}
      failure={undefined}
      act={remove}
      cancel={cancel}
    >
      <Reading query={use} what="use of this option">
        {(counted) => <p>{optionUseText(counted)}</p>}
      </Reading>
      <p>It is off the form once you save.</p>
    </Confirm>
  );
};
