import type { RejectionReason } from '@frontdoor/contract';
import { BothValues } from '../form/fields/both-values.tsx';
import { useField } from '../form/fields/fields.tsx';
import { OptionRow } from '../form-settings/option-row.tsx';
import { optionChanges, withOptionMoved } from '../form-settings/options.ts';
import '../form-settings/option-row.css';
import { useOptionDrag } from '../form-settings/use-option-drag.ts';
import { translate } from '../messages/translate.ts';
import { labelsOf, orderNow } from './reason-places.ts';

const LIST = 'rejection-reasons';

/** The reasons that can be given, to be put into an order by dragging or by buttons. */
export const ReasonOrder = ({ saved }: { saved: readonly RejectionReason[] }) => {
  const { field, notes } = useField({ source: 'order' });
  const labels = orderNow(field.value as string[], saved);
  const changes = optionChanges(labels, labelsOf(saved));
  const move = (label: string, by: number) => field.onChange(withOptionMoved(labels, label, by));
  const over = useOptionDrag(LIST, (label, onto) => move(label, labels.indexOf(onto) - labels.indexOf(label)));
  const list = translate('rejectionReasons.order.list');
  return (
    <>
      <ul className="plain options" aria-label={list}>
        {labels.map((label, place) => (
          <OptionRow
            key={label}
            list={LIST}
            option={label}
            change={changes[place]}
            isFirst={place === 0}
            isLast={place === labels.length - 1}
            isOver={over === label}
            move={(by, button) => {
              move(label, by);
              // A node that changes its place in the document loses the focus.
              requestAnimationFrame(() => button.focus());
            }}
          />
        ))}
      </ul>
      {notes.savedNow !== undefined && (
        <div className="both">
          <p className="hint">
            {translate('form.savedMeanwhile')} {notes.savedNow}
          </p>
          <BothValues label={list} take={notes.take} keep={notes.keep} />
        </div>
      )}
    </>
  );
};
