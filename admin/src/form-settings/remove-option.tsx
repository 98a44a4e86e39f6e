import type { FormSettings } from '@frontdoor/contract';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { optionUseText } from './options.ts';

type Props = { kind: keyof FormSettings; option: string; remove: () => void; cancel: () => void };

/** Shows the uses of an option before it is removed from the list. */
export const RemoveOption = ({ kind, option, remove, cancel }: Props) => {
  const use = useRead(reads.useOfOption(kind, option));
  return (
    <Confirm
      title={translate('formSettings.remove.question', { option })}
      confirm={translate('buttons.remove')}
      busy={false}
      failure={undefined}
      act={remove}
      cancel={cancel}
    >
      <Reading query={use} what={translate('formSettings.remove.useOfOption')}>
        {(counted) => <p>{optionUseText(counted)}</p>}
      </Reading>
      <p>{translate('formSettings.remove.offOnceSaved')}</p>
    </Confirm>
  );
};
